export const breadcrumbs_breadcrumb: () => LocalizedString;
export const contact_bar_closed_now: () => LocalizedString;
export const contact_bar_call_us: () => LocalizedString;
export const contact_bar_next_day_service: () => LocalizedString;
export const contact_bar_before_12_noon_m_f: () => LocalizedString;
export const contact_bar_free_quote: () => LocalizedString;
export const fallback_screen_something_went_wrong: () => LocalizedString;
export const fallback_screen_were_sorry_but_something: () => LocalizedString;
export const fallback_screen_refresh_page: () => LocalizedString;
export const fallback_screen_go_home: () => LocalizedString;
export const footer_a_short_note_each_season: () => LocalizedString;
export const footer: () => LocalizedString;
export const footer_privacy_choices: () => LocalizedString;
export const footer_ip_geolocation_by_db_ip: () => LocalizedString;
export const header_call: () => LocalizedString;
export const header_menu: () => LocalizedString;
export const header_not_sure_what_it_is: () => LocalizedString;
export const header_indoor_and_out: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const header_encapsulation_vents_dehumidifiers: () => LocalizedString;
export const header_main: () => LocalizedString;
export const header_services: () => LocalizedString;
export const header_areas: () => LocalizedString;
export const header_search: () => LocalizedString;
export const page_contents_on_this_page: () => LocalizedString;
export const privacy_dialog_your_privacy_choices: () => LocalizedString;
export const privacy_dialog_remember_for_90_days_how_i_found: (inputs: {
    measured: NonNullable<unknown>;
}) => LocalizedString;
export const privacy_dialog_this_site_has_no_cookies_it_keeps: () => LocalizedString;
export const privacy_dialog_your_browser_asks_websites_not_to: () => LocalizedString;
export const privacy_dialog_we_may_remember_how_you_found_us: () => LocalizedString;
export const privacy_dialog_we_remember_and_count_nothing: () => LocalizedString;
export const privacy_dialog_saved: () => LocalizedString;
export const progress_bar_loading_page: () => LocalizedString;
export const site_frame_skip_to_content: () => LocalizedString;
export const site_frame_notifications: () => LocalizedString;
export const territory_control_you_can_also_call: (inputs: {
    sentence: NonNullable<unknown>;
    main_phone: NonNullable<unknown>;
}) => LocalizedString;
export const territory_control_now_serving: (inputs: {
    area: NonNullable<unknown>;
}) => LocalizedString;
export const territory_control_a_zip_code_has_five_digits_like: () => LocalizedString;
export const territory_control_that_zip_code_is_not_on_our_list: () => LocalizedString;
export const territory_control_we_could_not_look_that_up_just_now: () => LocalizedString;
export const territory_control_serving: () => LocalizedString;
export const territory_control_change: () => LocalizedString;
export const territory_control_where_is_your_home: () => LocalizedString;
export const territory_control_close: () => LocalizedString;
export const territory_control_you_get_the_phone_number_and_the: () => LocalizedString;
export const territory_control_or_type_your_zip_code: () => LocalizedString;
export const territory_control_use_this_zip: () => LocalizedString;
export const toast_dismiss: () => LocalizedString;
export const meta_page_not_found: () => LocalizedString;
export const article_twelve_months_pest_by_pest: () => LocalizedString;
export const article_three_questions: () => LocalizedString;
export const article_which_plan_covers_which_pest: () => LocalizedString;
export const article_what_is_in_each_plan: () => LocalizedString;
export const article_from_the_mailbox: () => LocalizedString;
export const article_what_we_carry: () => LocalizedString;
export const article_who_writes_and_who_checks: () => LocalizedString;
export const article_most_cited_sources: () => LocalizedString;
export const article_our_licenses_and_how_to_check_them: () => LocalizedString;
export const article_roles: () => LocalizedString;
export const article_sources_and_sites: (inputs: {
    sources: NonNullable<unknown>;
    sites: NonNullable<unknown>;
}) => LocalizedString;
export const article_pages: (inputs: {
    host: NonNullable<unknown>;
    pages: NonNullable<unknown>;
}) => LocalizedString;
export const article_blog: () => LocalizedString;
export const embed_quote_get_a_free_quote: () => LocalizedString;
export const identifier_the_key_by_place_and_by_sign: () => LocalizedString;
export const not_found_this_page_has_flown: () => LocalizedString;
export const not_found_there_is_nothing_at_this_address: () => LocalizedString;
export const not_found_try_one_of_these: () => LocalizedString;
export const not_found_or_search_the_site: () => LocalizedString;
export const not_found_or_ask_us: () => LocalizedString;
export const not_found_did_you_mean: () => LocalizedString;
export const not_found_or_one_of_these: () => LocalizedString;
export const offline_no_connection_but_the_phone_works: () => LocalizedString;
export const offline_this_page_is_not_on_your_device: () => LocalizedString;
export const offline_open_the_quote_form: () => LocalizedString;
export const offline_try_the_page_again: () => LocalizedString;
export const offline_no_connection: () => LocalizedString;
export const offline_your_device_has_no_connection_here: () => LocalizedString;
export const outcome_error: (inputs: {
    heading: NonNullable<unknown>;
}) => LocalizedString;
export const outcome_almost_there: () => LocalizedString;
export const outcome_something_in_the_form_needs: () => LocalizedString;
export const outcome_almost_there_the_letter_needs_one: () => LocalizedString;
export const outcome_something_in_the_letter_form_needs: () => LocalizedString;
export const outcome_almost_there_one_more_look: () => LocalizedString;
export const outcome_something_in_the_photo_form_needs: () => LocalizedString;
export const outcome_we_could_not_save_that_just_now: () => LocalizedString;
export const outcome_nothing_has_been_sent_please_try: () => LocalizedString;
export const outcome_we_cant_take_pictures_just_now: () => LocalizedString;
export const outcome_nothing_sent_try_without_pictures: () => LocalizedString;
export const outcome_one_moment_please: () => LocalizedString;
export const outcome_that_was_a_lot_of_requests_in_a: () => LocalizedString;
export const outcome_that_did_not_reach_us: () => LocalizedString;
export const outcome_what_arrived_could_not_be_read: () => LocalizedString;
export const outcome_there_is_a_problem: () => LocalizedString;
export const outcome_try_again_below: () => LocalizedString;
export const outcome_got_it_the_porch_light_is_on: () => LocalizedString;
export const outcome_your_letter_is_on_our_list: () => LocalizedString;
export const outcome_back_to_the_front_porch: () => LocalizedString;
export const pest_busiest_in: () => LocalizedString;
export const pest_quoted_apart_from_its_price: () => LocalizedString;
export const pest_when_it_is_urgent: () => LocalizedString;
export const place_a_visit_here: () => LocalizedString;
export const place_what_it_costs_in: (inputs: {
    place: NonNullable<unknown>;
}) => LocalizedString;
export const place_zip_codes: () => LocalizedString;
export const place_the_same_prices_hold_in_every: () => LocalizedString;
export const place_the_season: () => LocalizedString;
export const place_just_down_the_road: () => LocalizedString;
export const quote_heading: () => LocalizedString;
export const quote_a_name_and_a_phone_number_are: () => LocalizedString;
export const quote_form: () => LocalizedString;
export const quote_get_a_free_quote_for: (inputs: {
    trade: NonNullable<unknown>;
}) => LocalizedString;
export const quote_description: () => LocalizedString;
export const search_about_us_and_everything_else: () => LocalizedString;
export const search_find_a_page: () => LocalizedString;
export const search_find_on_this_site: (inputs: {
    one: NonNullable<unknown>;
}) => LocalizedString;
export const search_find_a_service_or_a_town: () => LocalizedString;
export const thank_you_your_message_has_reached: () => LocalizedString;
export const upload_send_your_photos: () => LocalizedString;
export const zip_answer_places_we_know_well_there: () => LocalizedString;
export const zip_answer_try_again: () => LocalizedString;
export const zip_answer_another_zip_code: () => LocalizedString;
export const zip_answer_the_answer_to_a_zip_code_whether: () => LocalizedString;
export const about_film_play_the_film: () => LocalizedString;
export const about_film_seconds_with_captions_no_sound: () => LocalizedString;
export const about_film_read_the_film: () => LocalizedString;
export const about_film_the_film_as_a_file: () => LocalizedString;
export const about_film_english: () => LocalizedString;
export const career_sample_role: () => LocalizedString;
export const career_what_a_week_holds: () => LocalizedString;
export const career_what_you_bring: () => LocalizedString;
export const career_apply_by_e_mail: () => LocalizedString;
export const career_not_open_right_now: () => LocalizedString;
export const faq_open_the_customer_portal: () => LocalizedString;
export const call_number: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const hero_reviews: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const licenses_sample_number: () => LocalizedString;
export const look_alikes_mm: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const look_alikes_mm_both_at_one_scale: (inputs: {
    bar: NonNullable<unknown>;
}) => LocalizedString;
export const month_activity_at_its_peak: () => LocalizedString;
export const month_activity_active: () => LocalizedString;
export const month_activity_quiet_outdoors_a_good_month_to: () => LocalizedString;
export const month_activity_the_whole_year: () => LocalizedString;
export const call_to_action_the_same_number: (inputs: {
    emergency_label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_index_ants_and_termites: () => LocalizedString;
export const pest_index_wasps_and_bees: () => LocalizedString;
export const pest_index_beetles_and_bugs: () => LocalizedString;
export const pest_index_bugs_that_bite: () => LocalizedString;
export const pest_index_spiders_and_centipedes: () => LocalizedString;
export const pest_index_rodents_and_wildlife: () => LocalizedString;
export const pest_index_show: () => LocalizedString;
export const pest_zones_where_are_you_seeing_them: () => LocalizedString;
export const pest_zones_free_quote: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const place_map_counties_u_s_census_bureau: () => LocalizedString;
export const plan_comparison_pest: () => LocalizedString;
export const plan_comparison_in_a_plan: () => LocalizedString;
export const plan_comparison_on_its_own: () => LocalizedString;
export const plan_comparison_not_covered: () => LocalizedString;
export const plan_comparison_no: () => LocalizedString;
export const plan_comparison_quoted_after_a_look: () => LocalizedString;
export const plan_comparison_price_by_inspection: () => LocalizedString;
export const plan_comparison_the_price_pays_for: () => LocalizedString;
export const plan_comparison_what_you_get: () => LocalizedString;
export const product_table_no_product_fits_try_a_shorter_word: () => LocalizedString;
export const product_table_name_or_ingredient: () => LocalizedString;
export const product_table_used_for: () => LocalizedString;
export const product_table_everything: () => LocalizedString;
export const product_table_of_products: (inputs: {
    shown: NonNullable<unknown>;
    all: NonNullable<unknown>;
}) => LocalizedString;
export const product_table_table_of_products: () => LocalizedString;
export const product_table_active_ingredient: () => LocalizedString;
export const product_table_epa_registration: () => LocalizedString;
export const product_table_read_any_current_label_in_the_epas: () => LocalizedString;
export const product_table_see_the_container: () => LocalizedString;
export const question_questions_people_ask: () => LocalizedString;
export const related_pages_read_next: () => LocalizedString;
export const review_out_of_5_stars: (inputs: {
    rating: NonNullable<unknown>;
}) => LocalizedString;
export const review_sample_review: () => LocalizedString;
export const reviews_previous_reviews: () => LocalizedString;
export const reviews_next_reviews: () => LocalizedString;
export const reviews_from_reviews: (inputs: {
    home_review_count: NonNullable<unknown>;
}) => LocalizedString;
export const reviews_customer_reviews: () => LocalizedString;
export const reviews_swipe_for_more: () => LocalizedString;
export const service_cost_you_have_the_price_in_writing: () => LocalizedString;
export const service_cost_what_moves_the_price: () => LocalizedString;
export const service_cost_two_examples_not_quotes: () => LocalizedString;
export const service_cost_example: () => LocalizedString;
export const service_cost_sums_of_the_prices_on_this_site: () => LocalizedString;
export const size_chart_smaller_than_a_grain_of_rice: () => LocalizedString;
export const size_chart_as_long_as_a_ladybug_or_a_little: () => LocalizedString;
export const size_chart_half_an_inch_and_more: () => LocalizedString;
export const size_chart_mice_rats_bats_and_small_birds: () => LocalizedString;
export const size_chart_as_long_as_a_hand_or_an_arm: () => LocalizedString;
export const size_chart_all_at_one_scale_beside_a_penny: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const size_chart_a_penny: () => LocalizedString;
export const size_chart_a_penny_19_mm_across_on_a_ruler_of: (inputs: {
    long: NonNullable<unknown>;
}) => LocalizedString;
export const ruler_drawers_an_inch_more_or_less: () => LocalizedString;
export const ruler_drawers_all_at_one_scale: (inputs: {
    count: NonNullable<unknown>;
    long: NonNullable<unknown>;
}) => LocalizedString;
export const ruler_drawers_printed_they_are_life_size: () => LocalizedString;
export const size_chart_mm: (inputs: {
    long: NonNullable<unknown>;
}) => LocalizedString;
export const source_where_these_facts_come_from: () => LocalizedString;
export const source_this_page: () => LocalizedString;
export const source_checked: () => LocalizedString;
export const species_plates_at_one_scale_from_the_left: (inputs: {
    names: NonNullable<unknown>;
}) => LocalizedString;
export const species_plates_all_at_one_scale_a_penny_is_19_mm: (inputs: {
    step: NonNullable<unknown>;
}) => LocalizedString;
export const trace_plates_longer_side_mm: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const trace_plates_body_mm: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const activity_chart_the_same_as_a_table: () => LocalizedString;
export const activity_chart_month: () => LocalizedString;
export const cited_source: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const logo_home: () => LocalizedString;
export const chat_the_chat_cant_be_reached_just_now: () => LocalizedString;
export const chat_type_your_answer: () => LocalizedString;
export const chat_send: () => LocalizedString;
export const chat_your_answer_yes_or_no: () => LocalizedString;
export const chat_what_you_are_seeing_and_where: () => LocalizedString;
export const chat_your_zip_code: () => LocalizedString;
export const chat_your_name: () => LocalizedString;
export const chat_your_phone_number: () => LocalizedString;
export const chat_your_e_mail: () => LocalizedString;
export const chat_messages: () => LocalizedString;
export const chat_conversation: () => LocalizedString;
export const chat_wren_is_typing: () => LocalizedString;
export const chat_with_wren_assistant: (inputs: {
    brand: NonNullable<unknown>;
}) => LocalizedString;
export const chat_wren: () => LocalizedString;
export const chat_close_chat: () => LocalizedString;
export const chat_yes: () => LocalizedString;
export const chat_start_a_new_conversation: () => LocalizedString;
export const chat_forget_me_on_this_device: () => LocalizedString;
export const chat: () => LocalizedString;
export const chat_can_i_help_you: () => LocalizedString;
export const chat_help: () => LocalizedString;
export const chat_close_chat_prompt: () => LocalizedString;
export const chat_open_chat_prompt: () => LocalizedString;
export const pest_identifier_fits_well: () => LocalizedString;
export const pest_identifier_fits_in_part: () => LocalizedString;
export const pest_identifier_fits_poorly: () => LocalizedString;
export const pest_identifier_often_met_here: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_at_times_met_here: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_busy_in: (inputs: {
    answer: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_about_in: (inputs: {
    answer: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_a_telling_sign: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_goes_with_it: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_seldom_met_here: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_not_about_in: (inputs: {
    answer: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_quiet_in: (inputs: {
    answer: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_not_its_sign: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_nothing_we_know_fits_that_a_photo: () => LocalizedString;
export const pest_identifier_for: () => LocalizedString;
export const pest_identifier_against: () => LocalizedString;
export const pest_identifier_i_do_not_remember: () => LocalizedString;
export const pest_identifier_not_sure: () => LocalizedString;
export const pest_identifier_what_did_you_see: () => LocalizedString;
export const pest_identifier_show_the_matches: () => LocalizedString;
export const pest_identifier_start_over: () => LocalizedString;
export const pest_identifier_what_it_may_be: () => LocalizedString;
export const pest_identifier_what_it_may_be_will_stand_here: () => LocalizedString;
export const pest_identifier_best_matches_so_far: (inputs: {
    names: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_likeliest_so_far: () => LocalizedString;
export const pest_identifier_the_likeliest_three_stand_here: () => LocalizedString;
export const pest_identifier_a_list_cannot_be_certain_and: () => LocalizedString;
export const pest_identifier_send_a_photo_with_your_answers: () => LocalizedString;
export const pest_identifier_by_place: () => LocalizedString;
export const pest_identifier_by_sign: () => LocalizedString;
export const plan_finder_show_what_fits: () => LocalizedString;
export const plan_finder_let_us_look_first: () => LocalizedString;
export const site_search_what_are_you_looking_for: () => LocalizedString;
export const site_search_pages_found: () => LocalizedString;
export const site_search_the_search_could_not_be_loaded: () => LocalizedString;
export const search_by_any_of_its_names: (inputs: {
    one: NonNullable<unknown>;
}) => LocalizedString;
export const search_a_service_or_a_town: () => LocalizedString;
export const site_search_one_moment: () => LocalizedString;
export const checklist_of_done: (inputs: {
    ticked: NonNullable<unknown>;
    all: NonNullable<unknown>;
}) => LocalizedString;
export const checklist_print_this_list: () => LocalizedString;
export const zip_check_yes_we_serve: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_yes_we_serve_your_zip: () => LocalizedString;
export const zip_check_very_nearly: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_very_nearly_your_zip: () => LocalizedString;
export const zip_check_no_not: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_no_we_do_not_come_that_far: () => LocalizedString;
export const zip_check_please_check_what_you_typed_and: () => LocalizedString;
export const zip_check_a_company_closer_to_you_can_come: () => LocalizedString;
export const zip_check_for_its_license_number_your_states: () => LocalizedString;
export const zip_check_for_an_inspection_before_a_price: () => LocalizedString;
export const zip_check_which_product_goes_where_with_its: () => LocalizedString;
export const zip_check_what_happens_when_it_comes_back: () => LocalizedString;
export const zip_check_with_termites_whether_the: () => LocalizedString;
export const zip_check_check: () => LocalizedString;
export const content_loader_we_are_rated_5_from_reviews: (inputs: {
    rating: NonNullable<unknown>;
    count: NonNullable<unknown>;
    note: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_crawl_space_wildlife_and_letters: () => LocalizedString;
export const content_loader_more_around: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_get_a_quote: () => LocalizedString;
export const content_loader_service_plans: () => LocalizedString;
export const trade_treatments: () => LocalizedString;
export const trade_name: () => LocalizedString;
export const trade_issue: () => LocalizedString;
export const trade_one: () => LocalizedString;
export const trade_many: () => LocalizedString;
export const content_loader_damp_crawl_space: () => LocalizedString;
export const content_loader_home_trade: (inputs: {
    trade: NonNullable<unknown>;
    label: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_with_a_drawing_of: (inputs: {
    title: NonNullable<unknown>;
    shown: NonNullable<unknown>;
}) => LocalizedString;
export const chat_the_partial_lead_was_not_saved: (inputs: {
    message: NonNullable<unknown>;
}) => LocalizedString;
export const chat_yikes_do_you_currently_have: (inputs: {
    issue: NonNullable<unknown>;
}) => LocalizedString;
export const chat_we_can_help_with_that_what_are_you: () => LocalizedString;
export const chat_we_can_help_with_that_what_else: () => LocalizedString;
export const chat_sorry_is_that_a_yes: () => LocalizedString;
export const chat_glad_to_hear_it_if_something_turns: () => LocalizedString;
export const chat_no_problem_if_it_is_after_all: (inputs: {
    many: NonNullable<unknown>;
}) => LocalizedString;
export const chat_thanks_whats_your_zip_code: () => LocalizedString;
export const chat_and_whats_your_name: () => LocalizedString;
export const chat_no_problem_what_name_should_we_use: () => LocalizedString;
export const chat_last_one_whats_your_e_mail: () => LocalizedString;
export const chat_im_sorry_there_was_an_error: () => LocalizedString;
export const chat_error: () => LocalizedString;
export const chat_failed_to_submit_request_please: () => LocalizedString;
export const chat_done_your_details_are_gone_from: () => LocalizedString;
export const chat_thanks_whats_the_best_number_to: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const chat_welcome_back_shall_i_use_and_again: (inputs: {
    name: NonNullable<unknown>;
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const chat_all_set: (inputs: {
    name: NonNullable<unknown>;
    text: NonNullable<unknown>;
    promise: NonNullable<unknown>;
}) => LocalizedString;
export const content_if_it_comes_back: () => LocalizedString;
export const content_what_we_stand_behind: () => LocalizedString;
export const content_if_they_come_back: () => LocalizedString;
export const content_our_promise: () => LocalizedString;
export const content_is_the_full_count_where_we_say_it: (inputs: {
    count: NonNullable<unknown>;
    review_count_label: NonNullable<unknown>;
}) => LocalizedString;
export const content_the_reviews_printed_here_are: () => LocalizedString;
export const content_those_marked_as_samples_are_not: () => LocalizedString;
export const hours_call_before_for_a_visit: (inputs: {
    before: NonNullable<unknown>;
    call_day: NonNullable<unknown>;
    visit_day: NonNullable<unknown>;
}) => LocalizedString;
export const hours_call_in_the_next_for_a_visit: (inputs: {
    minutes_left: NonNullable<unknown>;
    day: NonNullable<unknown>;
}) => LocalizedString;
export const hours_we_open_at_today_call_before_for_a: (inputs: {
    opens: NonNullable<unknown>;
    before: NonNullable<unknown>;
    day: NonNullable<unknown>;
}) => LocalizedString;
export const hours_open_now_until: (inputs: {
    closes: NonNullable<unknown>;
}) => LocalizedString;
export const hours_closed_now_we_call_you_from: (inputs: {
    day: NonNullable<unknown>;
    opens: NonNullable<unknown>;
}) => LocalizedString;
export const hours_we_call_or_text_you_by: (inputs: {
    when: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_an_e_mail_address_can_be_at_most: () => LocalizedString;
export const newsletter_the_page_must_be_text: () => LocalizedString;
export const newsletter_the_page_can_be_at_most_120: () => LocalizedString;
export const newsletter_the_consent_version_must_be_text: () => LocalizedString;
export const newsletter_this_field_stays_empty: () => LocalizedString;
export const newsletter_invalid_email: () => LocalizedString;
export const newsletter_please_enter_a_valid_email_address: () => LocalizedString;
export const newsletter_already_subscribed: () => LocalizedString;
export const newsletter_this_email_is_already_subscribed: () => LocalizedString;
export const newsletter_subscription_error: () => LocalizedString;
export const newsletter_please_try_again_later_or_contact: () => LocalizedString;
export const newsletter_successfully_subscribed: () => LocalizedString;
export const newsletter_thank_you_look_out_for_tips: (inputs: {
    trade: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_one_more_step: () => LocalizedString;
export const newsletter_we_sent_you_an_e_mail_please: () => LocalizedString;
export const plans_what_is_it_about: () => LocalizedString;
export const plans_ants_spiders_roaches_wasps_or_fall: () => LocalizedString;
export const plans_termites_or_a_house_that_is_for: () => LocalizedString;
export const plans_mosquitoes_in_the_yard: () => LocalizedString;
export const plans_a_damp_or_musty_crawl_space: () => LocalizedString;
export const plans_bed_bugs_fleas_ticks_carpenter: () => LocalizedString;
export const plans_how_has_it_gone_so_far: () => LocalizedString;
export const plans_it_has_just_started: () => LocalizedString;
export const plans_it_comes_back_every_year: () => LocalizedString;
export const plans_nothing_yet_and_i_want_to_keep_it: () => LocalizedString;
export const plans_what_is_under_your_house: () => LocalizedString;
export const plans_a_crawl_space: () => LocalizedString;
export const plans_a_slab: () => LocalizedString;
export const plans_a_basement: () => LocalizedString;
export const plans_i_dont_know: () => LocalizedString;
export const plans_it_has_just_started_and_one: () => LocalizedString;
export const plans_if_it_comes_back_with_the_next: () => LocalizedString;
export const plans_what_comes_back_every_year_has_a: () => LocalizedString;
export const plans_each_seasons_visit_looks_for_that: () => LocalizedString;
export const plans_after_the_first_visit_most_of_the: () => LocalizedString;
export const plans_if_a_covered_pest_shows_up_between: () => LocalizedString;
export const plans_an_inspection_comes_first_if_it: () => LocalizedString;
export const plans_termites_need_a_treatment_of_their: () => LocalizedString;
export const plans_we_re_treat_at_no_charge_while: () => LocalizedString;
export const plans_a_crawl_space_with_open_soil_takes: () => LocalizedString;
export const plans_under_a_slab_with_finished_floors: () => LocalizedString;
export const plans_a_finished_basement_can_decide: () => LocalizedString;
export const plans_the_inspection_shows_what_is_under: () => LocalizedString;
export const plans_fewer_bites_within_a_day_or_two: () => LocalizedString;
export const plans_treatments_are_repeated_about: () => LocalizedString;
export const plans_we_begin_with_standing_water_and: () => LocalizedString;
export const plans_if_they_build_up_before_the_next: () => LocalizedString;
export const plans_without_a_crawl_space_there_is: () => LocalizedString;
export const plans_smells_or_feels_wet: () => LocalizedString;
export const plans_water_comes_first_then_a_sealed: () => LocalizedString;
export const plans_we_look_underneath_first_only_a: () => LocalizedString;
export const plans_damp_wood_and_damp_soil_are_half: () => LocalizedString;
export const plans_if_a_seam_opens_or_a_sealed_vent: () => LocalizedString;
export const plans_no_plan_covers_these_each_needs_a: () => LocalizedString;
export const plans_with_nothing_there_yet_reading_its: () => LocalizedString;
export const plans_its_page_says_what_we_do_how_to: () => LocalizedString;
export const prices_per_month: () => LocalizedString;
export const prices_per_quarter: () => LocalizedString;
export const prices_per_season: () => LocalizedString;
export const prices_per_year: () => LocalizedString;
export const prices_per_visit: () => LocalizedString;
export const prices_per_treatment: () => LocalizedString;
export const prices_once: () => LocalizedString;
export const prices_by_inspection: () => LocalizedString;
export const prices_for: (inputs: {
    scope: NonNullable<unknown>;
}) => LocalizedString;
export const search_nothing_found_for_every_page_is_in: (inputs: {
    query: NonNullable<unknown>;
}) => LocalizedString;
export const search_1_page_found: () => LocalizedString;
export const search_pages_found: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const species_all_year: () => LocalizedString;
export const species_drawing_with_marks: (inputs: {
    drawing: NonNullable<unknown>;
    marks: NonNullable<unknown>;
}) => LocalizedString;
export const species_mark: (inputs: {
    number: NonNullable<unknown>;
    mark: NonNullable<unknown>;
}) => LocalizedString;
export const species_mark_on_the_drawing: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const species_marks_on_the_drawing: () => LocalizedString;
export const species_drawing: (inputs: {
    title: NonNullable<unknown>;
    latin: NonNullable<unknown>;
    size: NonNullable<unknown>;
}) => LocalizedString;
export const submissions_it_was_not_accepted_please_check: () => LocalizedString;
export const submissions_that_was_a_lot_of_requests_in_a: () => LocalizedString;
export const submissions_it_has_not_been_saved_please_try: () => LocalizedString;
export const submissions_we_could_not_reach_our_office_from: () => LocalizedString;
export const submissions_not_sent_yet: () => LocalizedString;
export const submissions_sent: () => LocalizedString;
export const submissions_not_sent: () => LocalizedString;
export const newsletter_someone_we_hope_you_entered_this: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_thank_you_for_subscribing_to_the: (inputs: {
    name: NonNullable<unknown>;
    trade: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_did_you_not_ask_for_it_then_you: () => LocalizedString;
export const newsletter_did_you_not_ask_for_it_or_changed: () => LocalizedString;
export const newsletter_yes_subscribe_me: () => LocalizedString;
export const choice_unsubscribe_from_the_newsletter: () => LocalizedString;
export const choice_we_will_not_write_to_your_address: () => LocalizedString;
export const choice_unsubscribe: () => LocalizedString;
export const choice_you_are_unsubscribed: () => LocalizedString;
export const choice_you_will_get_no_more_mail: () => LocalizedString;
export const choice_subscribe_to_the_newsletter: () => LocalizedString;
export const choice_a_short_note_each_season: (inputs: {
    trade: NonNullable<unknown>;
}) => LocalizedString;
export const choice_you_are_subscribed: () => LocalizedString;
export const choice_this_link_does_not_work: () => LocalizedString;
export const choice_it_is_not_complete_or_we_no_longer: () => LocalizedString;
export const contact_bar_call_now: () => LocalizedString;
export const fallback_screen_or_call_us: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const header_quote_hint: () => LocalizedString;
export const header_get_free_quote_now: () => LocalizedString;
export const place_area: (inputs: {
    area: NonNullable<unknown>;
}) => LocalizedString;
export const place_pests_and_why_they_come: (inputs: {
    many: NonNullable<unknown>;
    place: NonNullable<unknown>;
}) => LocalizedString;
export const quote_page_rather_talk: () => LocalizedString;
export const about_film_back_to_the_page: () => LocalizedString;
export const outcome_back_brings_back_what_you_typed: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const post_date_and_minutes: (inputs: {
    date: NonNullable<unknown>;
    minutes: NonNullable<unknown>;
}) => LocalizedString;
export const licenses_check_the_number: (inputs: {
    state: NonNullable<unknown>;
}) => LocalizedString;
export const licenses_line_of_a_sample: (inputs: {
    authority: NonNullable<unknown>;
    number: NonNullable<unknown>;
}) => LocalizedString;
export const licenses_line: (inputs: {
    authority: NonNullable<unknown>;
    number: NonNullable<unknown>;
}) => LocalizedString;
export const month_activity_month_in_place: (inputs: {
    month: NonNullable<unknown>;
    place: NonNullable<unknown>;
}) => LocalizedString;
export const source_page_updated: (inputs: {
    date: NonNullable<unknown>;
}) => LocalizedString;
export const species_plates_body: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const place_phone_office: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const place_phone_yours: () => LocalizedString;
export const chat_assistant: (inputs: {
    brand: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_book_an_inspection: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_more_about: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_and_what_they_are_taken_for: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_two_or_three_answers: () => LocalizedString;
export const plan_finder_also_worth_a_thought: () => LocalizedString;
export const plan_finder_one_treatment: (inputs: {
    price: NonNullable<unknown>;
}) => LocalizedString;
export const site_search_or_ask_us: () => LocalizedString;
export const zip_check_we_come_to: (inputs: {
    place: NonNullable<unknown>;
    area: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_you_are_in_our_area: (inputs: {
    area: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_one_beside_it_is: (inputs: {
    place: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_do_you_serve_my_zip: () => LocalizedString;
export const product_table_product: () => LocalizedString;
export const species_at_their_peak_and_more: (inputs: {
    state: NonNullable<unknown>;
    month: NonNullable<unknown>;
    pests: NonNullable<unknown>;
    others: NonNullable<unknown>;
}) => LocalizedString;
export const species_active_and_more: (inputs: {
    state: NonNullable<unknown>;
    month: NonNullable<unknown>;
    pests: NonNullable<unknown>;
    others: NonNullable<unknown>;
}) => LocalizedString;
export const species_at_their_peak: (inputs: {
    state: NonNullable<unknown>;
    month: NonNullable<unknown>;
    pests: NonNullable<unknown>;
}) => LocalizedString;
export const species_active: (inputs: {
    state: NonNullable<unknown>;
    month: NonNullable<unknown>;
    pests: NonNullable<unknown>;
}) => LocalizedString;
export const problem_please_check_what_you_entered: () => LocalizedString;
export const problem_that_is_too_much_for_one: () => LocalizedString;
export const problem_that_is_not_a_picture_we: () => LocalizedString;
export const problem_we_could_not_read_that: () => LocalizedString;
export const problem_that_is_too_long: () => LocalizedString;
export const problem_not_accepted_from_another_site: () => LocalizedString;
export const problem_this_request_was_already_sent: () => LocalizedString;
export const problem_unsubscribed_before: () => LocalizedString;
export const problem_request_not_found: () => LocalizedString;
export const problem_nothing_here: () => LocalizedString;
export const problem_not_possible_here: () => LocalizedString;
export const problem_too_many_requests: () => LocalizedString;
export const problem_we_could_not_save_that_just: () => LocalizedString;
export const problem_we_cant_take_pictures_just_now: () => LocalizedString;
export const problem_something_went_wrong_on_our_side: () => LocalizedString;
export const problem_please_send_fewer_or_smaller_pictures: () => LocalizedString;
export const problem_please_send_a_photo_as_jpeg: () => LocalizedString;
export const problem_what_arrived_could_not_be_read: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_this_address_takes_json_or_a: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_what_you_sent_is_too_long: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_for_your_protection_we_only_take: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_we_already_have_a_request_under: () => LocalizedString;
export const problem_this_address_was_unsubscribed_and_we: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_we_dont_have_that_request_please: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_there_is_nothing_at_this_address: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_this_address_does_not_take_that: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_that_was_a_lot_of_requests: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_your_request_has_not_been_saved: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_many_pictures_are_arriving_and_yours: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_there_is_no_room_for_pictures: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const problem_not_saved_by_our_fault: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const submissions_request_kept: () => LocalizedString;
export const submissions_request_sent: () => LocalizedString;
export const submissions_photos_kept: () => LocalizedString;
export const submissions_photos_sent: () => LocalizedString;
export const submissions_signup_kept: () => LocalizedString;
export const prices_months: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_quarters: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_seasons: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_years: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_visits: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_treatments: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_payments: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const prices_example_end_low: (inputs: {
    price: NonNullable<unknown>;
}) => LocalizedString;
export const prices_example_end_high: (inputs: {
    price: NonNullable<unknown>;
}) => LocalizedString;
export const prices_example_line: (inputs: {
    title: NonNullable<unknown>;
    times: NonNullable<unknown>;
    price: NonNullable<unknown>;
    sum: NonNullable<unknown>;
}) => LocalizedString;
export const prices_from: (inputs: {
    price: NonNullable<unknown>;
}) => LocalizedString;
export const prices_or_more: (inputs: {
    price: NonNullable<unknown>;
}) => LocalizedString;
export const prices_range: (inputs: {
    low: NonNullable<unknown>;
    high: NonNullable<unknown>;
}) => LocalizedString;
export const prices_unit_for: (inputs: {
    unit: NonNullable<unknown>;
    scope: NonNullable<unknown>;
}) => LocalizedString;
export const problem_what_arrived_is_not_a_filled_in: () => LocalizedString;
export const problem_the_field_does_not_belong_here: (inputs: {
    field: NonNullable<unknown>;
}) => LocalizedString;
export const problem_the_field_is_missing: (inputs: {
    field: NonNullable<unknown>;
}) => LocalizedString;
export const problem_the_field_cant_be_read: (inputs: {
    field: NonNullable<unknown>;
}) => LocalizedString;
export const share_image_porch: () => LocalizedString;
export const share_image_lit_windows: () => LocalizedString;
export const share_image_van: () => LocalizedString;
export const share_image_crawl_space: () => LocalizedString;
export const share_image_the_animal: (inputs: {
    animal: NonNullable<unknown>;
}) => LocalizedString;
export const pest_which_one_is_it: () => LocalizedString;
export const pest_does_it_matter: () => LocalizedString;
export const call_to_action_porch_lights_on: () => LocalizedString;
export const newsletter_the_page_is_missing: () => LocalizedString;
export const newsletter_the_page_cant_contain_control: () => LocalizedString;
export const problem_this_address_can_only_be_read: () => LocalizedString;
export const problem_this_address_cant_be_read: () => LocalizedString;
export const problem_this_file_is_not_packed: () => LocalizedString;
export const form_unreadable: () => LocalizedString;
export const form_line_too_long: (inputs: {
    max: NonNullable<unknown>;
}) => LocalizedString;
export const form_name_missing: () => LocalizedString;
export const form_name_too_long: (inputs: {
    max: NonNullable<unknown>;
}) => LocalizedString;
export const form_phone_missing: () => LocalizedString;
export const form_phone_too_long: (inputs: {
    max: NonNullable<unknown>;
}) => LocalizedString;
export const form_email_no_at: () => LocalizedString;
export const form_email_too_long: (inputs: {
    max: NonNullable<unknown>;
}) => LocalizedString;
export const form_zip_malformed: () => LocalizedString;
export const form_description_label: () => LocalizedString;
export const form_description_too_long: (inputs: {
    max: NonNullable<unknown>;
}) => LocalizedString;
export const form_details_unknown: () => LocalizedString;
export const letter_state_label: () => LocalizedString;
export const letter_state_missing: () => LocalizedString;
export const letter_property_missing: () => LocalizedString;
export const letter_closing_missing: () => LocalizedString;
export const letter_closing_past: () => LocalizedString;
export const letter_access_label: () => LocalizedString;
export const letter_payer_label: () => LocalizedString;
export const letter_recipients_label: () => LocalizedString;
export const photo_where_label: () => LocalizedString;
export const photo_when_label: () => LocalizedString;
export const photo_description_label: () => LocalizedString;
export const quote_service_label: () => LocalizedString;
export const error_summary_error: () => LocalizedString;
export const lead_five_digits_like_12345: () => LocalizedString;
export const letter_we_ask_for_at_least_working_days: (inputs: {
    notice: NonNullable<unknown>;
}) => LocalizedString;
export const letter_the_may_be_at_most_days_old_at: (inputs: {
    form: NonNullable<unknown>;
    good_for_days: NonNullable<unknown>;
}) => LocalizedString;
export const letter_that_is_close_before_the_closing: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const letter_before_the_closing_that_is_the: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const letter_request_the_letter: () => LocalizedString;
export const newsletter_it_needs_an_sign_as_in_you_example: () => LocalizedString;
export const photo_send_my_photos: () => LocalizedString;
export const photo_sent_so_far: () => LocalizedString;
export const photo_chosen_photos: () => LocalizedString;
export const quote_got_it_the_porch_light_is_on: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const quote_in_a_hurry_please_call: () => LocalizedString;
export const quote_something_wrong_change_your: () => LocalizedString;
export const quote_add_e_mail_best_time_or_a_note: () => LocalizedString;
export const quote_not_sent: () => LocalizedString;
export const quote_still_trying: () => LocalizedString;
export const quote_get_my_free_quote: () => LocalizedString;
export const quote_frame_loading_your_local_form: () => LocalizedString;
export const quote_frame_the_form_is_taking_its_time: () => LocalizedString;
export const quote_frame_open_the_form_as_a_page: () => LocalizedString;
export const submissions_it_could_not_be_taken_as_it_is: () => LocalizedString;
export const submissions_your_photos_are_no_longer_on_this: () => LocalizedString;
export const forms_name: () => LocalizedString;
export const forms_phone: () => LocalizedString;
export const forms_e_mail: () => LocalizedString;
export const forms_zip_code: () => LocalizedString;
export const forms_property_address: () => LocalizedString;
export const forms_closing_date: () => LocalizedString;
export const forms_not_known_yet: () => LocalizedString;
export const forms_lender_closing_attorney_e_mail: () => LocalizedString;
export const forms_your_phone: () => LocalizedString;
export const forms_notes: () => LocalizedString;
export const forms_paid_by: () => LocalizedString;
export const forms_copies_to: () => LocalizedString;
export const forms_asked_by: () => LocalizedString;
export const forms_email_address: () => LocalizedString;
export const forms_photos: () => LocalizedString;
export const forms_best_time_to_call: () => LocalizedString;
export const forms_any_time: () => LocalizedString;
export const lead_must_be_text: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const lead_can_be_at_most_characters_so: (inputs: {
    label: NonNullable<unknown>;
    max: NonNullable<unknown>;
}) => LocalizedString;
export const lead_must_be_a_time_in_milliseconds: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const lead_the_customer_type_must_be_existing: () => LocalizedString;
export const lead_the_last_name_stays_empty_the_full: () => LocalizedString;
export const lead_the_service: () => LocalizedString;
export const lead_the_urgency_is_always_standard: () => LocalizedString;
export const lead_the_address: () => LocalizedString;
export const lead_the_source: () => LocalizedString;
export const lead_the_page: () => LocalizedString;
export const lead_the_deadline: () => LocalizedString;
export const lead_the_start: () => LocalizedString;
export const lead_an_attribution_value: () => LocalizedString;
export const lead_the_attribution_must_be_a_list_of: () => LocalizedString;
export const lead_the_attribution_has_too_many: () => LocalizedString;
export const lead_the_consent_version: () => LocalizedString;
export const lead_the_marketing_choice_must_be_yes: () => LocalizedString;
export const lead_the_consent_must_hold_a_version: () => LocalizedString;
export const lead_the_details_belong_to_another_form: () => LocalizedString;
export const lead_please_choose_at_least_one_picture: () => LocalizedString;
export const lead_please_choose_up_to_pictures: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const lead_a_picture_can_have_up_to_10_mb: () => LocalizedString;
export const lead_we_cant_open_heic_pictures_please: () => LocalizedString;
export const lead_please_send_a_photo_as_jpeg_png_or: () => LocalizedString;
export const lead_one_picture_cant_be_opened_please: () => LocalizedString;
export const lead_is_too_long: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const lead_the_name: () => LocalizedString;
export const lead_the_phone_number: () => LocalizedString;
export const lead_the_e_mail: () => LocalizedString;
export const lead_the_problem: () => LocalizedString;
export const lead_the_submission_id_must_be_a_uuid: () => LocalizedString;
export const mail_thank_you_for_asking_for_help_your: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const mail_office_hours: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const mail_did_you_not_ask_us_for_anything: () => LocalizedString;
export const mail_territory: () => LocalizedString;
export const mail_received: () => LocalizedString;
export const mail_call_by: () => LocalizedString;
export const mail_page: () => LocalizedString;
export const mail_form: () => LocalizedString;
export const mail_marketing_texts: () => LocalizedString;
export const mail_pictures: () => LocalizedString;
export const mail_first_visit: () => LocalizedString;
export const mail_last_visit: () => LocalizedString;
export const mail_request: () => LocalizedString;
export const mail_corrects: () => LocalizedString;
export const mail_not_called_back_yet: () => LocalizedString;
export const mail_corrected_request: () => LocalizedString;
export const mail_unfinished_chat: () => LocalizedString;
export const mail_new_request: () => LocalizedString;
export const mail_we_promised_to_call_back_by_now: () => LocalizedString;
export const mail_mark_in_a_terminal: (inputs: {
    submission_id: NonNullable<unknown>;
}) => LocalizedString;
export const mail_what_became_of_it: () => LocalizedString;
export const mail_the_visitor_changed_an_earlier: () => LocalizedString;
export const mail_the_chat_was_left_before_the_e: () => LocalizedString;
export const mail_someone_sent_pictures: (inputs: {
    one: NonNullable<unknown>;
}) => LocalizedString;
export const mail_the_chat_on_the_website_took_this: () => LocalizedString;
export const mail_someone_asked_for_a_quote: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const mail_nothing_said: () => LocalizedString;
export const mail_before_it: (inputs: {
    left: NonNullable<unknown>;
}) => LocalizedString;
export const mail_corrected_termite_letter: () => LocalizedString;
export const mail_termite_letter: () => LocalizedString;
export const mail_short_notice: () => LocalizedString;
export const mail_nothing_added: () => LocalizedString;
export const mail_no_working_day: () => LocalizedString;
export const contact_submissions_the_territory_is_not_one_we_know: () => LocalizedString;
export const newsletter_subscribe: () => LocalizedString;
export const photo_rules: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const photo_remove: (inputs: {
    photo: NonNullable<unknown>;
}) => LocalizedString;
export const form_sending: () => LocalizedString;
export const quote_what_you_typed_is_still_here: () => LocalizedString;
export const letter_that_is_close_no_day_before: () => LocalizedString;
export const mail_attached: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const mail_in_their_words: () => LocalizedString;
export const form_optional: () => LocalizedString;
export const form_leave_this_empty: () => LocalizedString;
export const lead_the_source_is_missing: () => LocalizedString;
export const lead_attribution_values_must_not_be: () => LocalizedString;
export const office_invalid_a_note_is_text: () => LocalizedString;
export const office_invalid_a_note_can_be_at_most_characters: (inputs: {
    note: NonNullable<unknown>;
}) => LocalizedString;
export const office_invalid_an_id_must_be_a_uuid: () => LocalizedString;
export const office_invalid_the_amount_must_be_a_number_of: () => LocalizedString;
export const office_invalid_the_amount_must_be_a_whole_number: () => LocalizedString;
export const office_invalid_the_amount_cant_be_negative: () => LocalizedString;
export const office_invalid_the_amount_is_too_large: () => LocalizedString;
export const office_invalid_please_enter_an_e_mail: () => LocalizedString;
export const office_invalid_that_e_mail_is_too_long: () => LocalizedString;
export const office_invalid_please_enter_a_name: () => LocalizedString;
export const office_invalid_that_name_is_too_long: () => LocalizedString;
export const office_invalid_please_enter_a_time: () => LocalizedString;
export const office_invalid_that_is_too_long_to_search_for: () => LocalizedString;
export const office_invalid_the_endpoint_must_be_a_url: () => LocalizedString;
export const office_not_done: (inputs: {
    problem: NonNullable<unknown>;
}) => LocalizedString;
export const office_the_offices_server_cant_be_reached: () => LocalizedString;
export const office_the_offices_server_cannot_be: () => LocalizedString;
export const office_audit_log: () => LocalizedString;
export const office_audit_every_sign_in_and_every_step_by: () => LocalizedString;
export const office_audit_when: () => LocalizedString;
export const office_audit_who: () => LocalizedString;
export const office_audit_what: () => LocalizedString;
export const office_audit_nobody_signed_in: () => LocalizedString;
export const office_audit_the_request: () => LocalizedString;
export const office_audit_show_older_ones: () => LocalizedString;
export const office_backups_a_new_backup_is_there: () => LocalizedString;
export const office_backups: () => LocalizedString;
export const office_backups_copies_of_everything_the_office: () => LocalizedString;
export const office_backups_making_one: () => LocalizedString;
export const office_backups_make_one_now: () => LocalizedString;
export const office_backups_there_is_no_backup_yet: () => LocalizedString;
export const office_backups_make_one_now_and_let_the_server: () => LocalizedString;
export const office_backups_download_named: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_backups_download: () => LocalizedString;
export const office_consents: () => LocalizedString;
export const office_consents_what_visitors_read_before_they: () => LocalizedString;
export const office_consents_nobody_has_read_one_yet: () => LocalizedString;
export const office_erase: () => LocalizedString;
export const office_erase_when_somebody_asks_to_be_forgotten: () => LocalizedString;
export const office_erase_e_mail_phone_or_full_name: () => LocalizedString;
export const office_erase_find: () => LocalizedString;
export const office_erase_several_people_have_this_name: () => LocalizedString;
export const office_erase_certainly_theirs: () => LocalizedString;
export const office_erase_person_number: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_perhaps_theirs_tick_what_is: () => LocalizedString;
export const office_erase_for_good: () => LocalizedString;
export const office_no_name: () => LocalizedString;
export const office_erase_a_mail_was_just_being_sent_erase: () => LocalizedString;
export const office_erase_still_to_do: () => LocalizedString;
export const office_launch_check_must_be_done: () => LocalizedString;
export const office_launch_check_should_be_done: () => LocalizedString;
export const office_launch_check_is_done: () => LocalizedString;
export const office_launch_check: () => LocalizedString;
export const office_launch_check_what_stands_between_this_site_and: () => LocalizedString;
export const office_launch_check_check_again: () => LocalizedString;
export const office_more: () => LocalizedString;
export const office_more_all_places: () => LocalizedString;
export const office_role_owner_explained: () => LocalizedString;
export const office_role_office_explained: () => LocalizedString;
export const office_people: () => LocalizedString;
export const office_people_who_may_come_in_a_link_to_the: () => LocalizedString;
export const office_people_you: () => LocalizedString;
export const office_people_invited: () => LocalizedString;
export const office_role_owner: () => LocalizedString;
export const office_role_office: () => LocalizedString;
export const office_people_remove_named: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_remove: () => LocalizedString;
export const office_people_sessions_of: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_ask_to_remove: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_they_are_signed_out_everywhere_at: () => LocalizedString;
export const office_people_removed: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_keep: () => LocalizedString;
export const office_people_invite_somebody: () => LocalizedString;
export const office_people_their_e_mail: () => LocalizedString;
export const office_people_their_name_if_you_like: () => LocalizedString;
export const office_people_role: () => LocalizedString;
export const office_people_invite: () => LocalizedString;
export const office_people_the_link_is_copied: () => LocalizedString;
export const office_people_the_link_cant_be_copied: () => LocalizedString;
export const office_people_copy_the_link: () => LocalizedString;
export const office_quarantine: () => LocalizedString;
export const office_quarantine_requests_that_look_like_spam_no: () => LocalizedString;
export const office_quarantine_nothing_looks_like_spam: () => LocalizedString;
export const office_show_more: () => LocalizedString;
export const office_quarantine_release_named: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_quarantine_release: () => LocalizedString;
export const office_quarantine_marked_as_spam: () => LocalizedString;
export const office_spam: () => LocalizedString;
export const office_sessions_signed_out: (inputs: {
    device: NonNullable<unknown>;
}) => LocalizedString;
export const office_sessions_this_one: () => LocalizedString;
export const office_sessions_sign_out_device: (inputs: {
    device: NonNullable<unknown>;
}) => LocalizedString;
export const office_sessions_sign_out: () => LocalizedString;
export const office_undelivered_mail_to_the_office: () => LocalizedString;
export const office_undelivered_reminder_to_the_office: () => LocalizedString;
export const office_undelivered_mail_to_the_visitor: () => LocalizedString;
export const office_undelivered_newsletter_mail: () => LocalizedString;
export const office_undelivered_link_to_sign_in: () => LocalizedString;
export const office_undelivered: () => LocalizedString;
export const office_undelivered_mails_webhooks_and_alerts_that: () => LocalizedString;
export const office_undelivered_everything_was_delivered: () => LocalizedString;
export const office_undelivered_send_again_named: (inputs: {
    what: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_send_again: () => LocalizedString;
export const office_inbox_whole_requests: () => LocalizedString;
export const office_inbox_unfinished_chats: () => LocalizedString;
export const office_inbox_in_the_last_7_days: () => LocalizedString;
export const office_inbox_in_the_last_30_days: () => LocalizedString;
export const office_inbox_any: () => LocalizedString;
export const office_inbox_to_do: () => LocalizedString;
export const office_inbox_put_off: () => LocalizedString;
export const office_inbox_requests: () => LocalizedString;
export const office_inbox_call_next: () => LocalizedString;
export const office_inbox_count: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_inbox: () => LocalizedString;
export const office_inbox_which_requests: () => LocalizedString;
export const office_inbox_search_requests: () => LocalizedString;
export const office_inbox_name_phone_e_mail_zip_words: () => LocalizedString;
export const office_inbox_nothing_found_for: (inputs: {
    words: NonNullable<unknown>;
}) => LocalizedString;
export const office_inbox_every_word_must_begin_a_word_of: () => LocalizedString;
export const office_inbox_search_in_all_requests: () => LocalizedString;
export const office_inbox_no_request_fits: () => LocalizedString;
export const office_inbox_show_the_whole_inbox: () => LocalizedString;
export const office_inbox_nothing_is_yours: () => LocalizedString;
export const office_inbox_requests_that_are_given_to_you: () => LocalizedString;
export const office_inbox_nothing_is_put_off: () => LocalizedString;
export const office_inbox_put_a_request_off_and_it_comes: () => LocalizedString;
export const office_inbox_no_requests_yet: () => LocalizedString;
export const office_inbox_the_next_one_appears_here_within: () => LocalizedString;
export const office_inbox_everybody_has_been_called: () => LocalizedString;
export const office_inbox_the_next_request_appears_here: () => LocalizedString;
export const office_lead_history: () => LocalizedString;
export const office_lead_nothing_yet: () => LocalizedString;
export const office_lead_note_saved: () => LocalizedString;
export const office_lead_what_you_agreed_the_gate_code_the: () => LocalizedString;
export const office_lead_save_note: () => LocalizedString;
export const office_lead_command_line: () => LocalizedString;
export const office_lead_picture_from: (inputs: {
    number: NonNullable<unknown>;
    count: NonNullable<unknown>;
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_picture_before: () => LocalizedString;
export const office_lead_next_picture: () => LocalizedString;
export const office_inbox_nothing_said_yet: () => LocalizedString;
export const office_inbox_asked_before: () => LocalizedString;
export const office_inbox_call_named: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_marked_as: (inputs: {
    name: NonNullable<unknown>;
    status: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_it_is_yours: () => LocalizedString;
export const office_lead_steps: () => LocalizedString;
export const office_lead_status: () => LocalizedString;
export const office_lead_put_off_until_asked: () => LocalizedString;
export const office_lead_with: () => LocalizedString;
export const office_lead_somebody_has_it_now: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_nobody_has_it_now: () => LocalizedString;
export const office_lead_nobody: () => LocalizedString;
export const office_lead_it_is_back_in_the_inbox: () => LocalizedString;
export const office_lead_take_it_up_now: () => LocalizedString;
export const office_lead_enter_an_amount_in_dollars: () => LocalizedString;
export const office_lead_noted: (inputs: {
    amount: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_amount_in_dollars: () => LocalizedString;
export const office_lead_save: () => LocalizedString;
export const office_lead_why_was_it_lost: () => LocalizedString;
export const office_lead_marked_as_lost: () => LocalizedString;
export const office_lead_in_30_minutes: () => LocalizedString;
export const office_lead_in_2_hours: () => LocalizedString;
export const office_lead_tomorrow_morning: () => LocalizedString;
export const office_lead_tomorrow_at_noon: () => LocalizedString;
export const office_lead_in_a_week: () => LocalizedString;
export const office_lead_put_off_back: (inputs: {
    until: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_put_off_until: () => LocalizedString;
export const office_lead_another_time_by_this_devices_clock: () => LocalizedString;
export const office_lead_too_expensive: () => LocalizedString;
export const office_lead_never_reached: () => LocalizedString;
export const office_lead_out_of_our_area: () => LocalizedString;
export const office_lead_not_our_work: () => LocalizedString;
export const office_lead_chose_another_company: () => LocalizedString;
export const office_lead_no_longer_needed: () => LocalizedString;
export const office_lead_another_reason: () => LocalizedString;
export const office_lead_chat_left_unfinished: () => LocalizedString;
export const office_lead_form: (inputs: {
    words: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_the_server: () => LocalizedString;
export const office_lead_a_link_in_the_mail: () => LocalizedString;
export const office_lead_the_command_line: () => LocalizedString;
export const office_lead_this_request_is_not_here: () => LocalizedString;
export const office_lead_it_was_erased_or_the_link_is_not: () => LocalizedString;
export const office_lead_unfinished_chat_explained: () => LocalizedString;
export const office_lead_said_in_the_chat: () => LocalizedString;
export const office_lead_what_they_wrote: () => LocalizedString;
export const office_lead_release_it_is_a_real_request: () => LocalizedString;
export const office_lead_has_a_problem_now: () => LocalizedString;
export const office_lead_wants_to_prevent_one: () => LocalizedString;
export const office_lead_details: () => LocalizedString;
export const office_lead_consent: () => LocalizedString;
export const office_lead_nobody_recorded_the_words_of_this: () => LocalizedString;
export const office_lead_none_was_recorded: () => LocalizedString;
export const office_lead_asked_before_heading: () => LocalizedString;
export const office_lead_told_apart: () => LocalizedString;
export const office_lead_joined_again: () => LocalizedString;
export const office_lead_not_the_same_person: () => LocalizedString;
export const office_lead_the_same_person_after_all: () => LocalizedString;
export const office_new_request: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_this_device_is_told_of_each: () => LocalizedString;
export const office_me_this_device_is_not_told_of: () => LocalizedString;
export const office_me_this_browser_does_not_let_the: () => LocalizedString;
export const office_me_this_browser_cant_alert_you_on_an: () => LocalizedString;
export const office_me_a_test_is_on_its_way_to_your: () => LocalizedString;
export const office_me_alerts: () => LocalizedString;
export const office_me_turn_alerts_on: () => LocalizedString;
export const office_me_turn_alerts_off: () => LocalizedString;
export const office_me_send_a_test: () => LocalizedString;
export const office_me_no_more_alerts_on: (inputs: {
    device: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_no_more_alerts: () => LocalizedString;
export const office_me_quiet_from_to: (inputs: {
    from: NonNullable<unknown>;
    to: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_no_quiet_hours: () => LocalizedString;
export const office_me_from: () => LocalizedString;
export const office_me_to: () => LocalizedString;
export const office_me_saved_for_everybody: () => LocalizedString;
export const office_me_for_everybody: () => LocalizedString;
export const office_me_owners_alone_see_and_change_this: () => LocalizedString;
export const office_me_otherwise_an_alert_says_only_that: () => LocalizedString;
export const office_me_remind_everybody_before_a_promise: () => LocalizedString;
export const office_me_alert_the_owners_before_it_is: () => LocalizedString;
export const office_me_minutes_empty_for_never: () => LocalizedString;
export const office_me_my_settings: () => LocalizedString;
export const office_me_as_the_others_see_it: () => LocalizedString;
export const office_keys: () => LocalizedString;
export const office_me_passkeys: () => LocalizedString;
export const office_me_none_yet_you_sign_in_by_a_link_in: () => LocalizedString;
export const office_me_added: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_used: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_remove_passkey: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_add_a_passkey: () => LocalizedString;
export const office_me_signed_out_elsewhere: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_where_you_are_signed_in: () => LocalizedString;
export const office_me_sign_out_everywhere_else: () => LocalizedString;
export const office_me_sign_out_here: () => LocalizedString;
export const office_me_not_everything_was_sent: () => LocalizedString;
export const office_me_stay_signed_in: () => LocalizedString;
export const office_me_sign_out_and_forget_them: () => LocalizedString;
export const office_loading: () => LocalizedString;
export const office_this_cant_be_shown: () => LocalizedString;
export const office_undo: () => LocalizedString;
export const office_alerts_be_told_of_each_request_at_once: () => LocalizedString;
export const office_alerts_the_browser_did_not_allow_it: () => LocalizedString;
export const office_alerts_not_on_this_device: () => LocalizedString;
export const office_reach_no_phone: () => LocalizedString;
export const office_reach_text_to: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_reach_mail_to: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_reach_begin_with: () => LocalizedString;
export const office_reach_message: () => LocalizedString;
export const office_reach_you_called: () => LocalizedString;
export const office_reach_you_wrote_a_text: () => LocalizedString;
export const office_reach_you_wrote_a_mail: () => LocalizedString;
export const office_reach_what_came_of_it: () => LocalizedString;
export const office_reach_marked_as_contacted: () => LocalizedString;
export const office_reach_we_spoke: () => LocalizedString;
export const office_reach_they_know: () => LocalizedString;
export const office_reach_marked_as_booked: () => LocalizedString;
export const office_booked: () => LocalizedString;
export const office_reach_no_answer_noted: () => LocalizedString;
export const office_reach_no_answer: () => LocalizedString;
export const office_nothing_is_here: () => LocalizedString;
export const office_this_address_leads_nowhere_in_the: () => LocalizedString;
export const office_to_the_inbox: () => LocalizedString;
export const office_sign_in_is_it_you: () => LocalizedString;
export const office_sign_in_this_step_needs_a_sign_in_of_the: () => LocalizedString;
export const office_sign_in_send_me_a_link: () => LocalizedString;
export const office_sign_in: () => LocalizedString;
export const office_sign_in_this_link_does_not_work: () => LocalizedString;
export const office_sign_in_to_the_sign_in: () => LocalizedString;
export const office_sign_in_one_moment: () => LocalizedString;
export const office_sign_in_you_are_invited: () => LocalizedString;
export const office_sign_in_welcome_back_named: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_answer_requests_to_as: (inputs: {
    name: NonNullable<unknown>;
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_sign_in_as_on_this_device: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_accept_and_go_in: () => LocalizedString;
export const office_sign_in_sign_in_by_one_press_next_time: () => LocalizedString;
export const office_sign_in_a_passkey_is_this_devices_own_your: () => LocalizedString;
export const office_sign_in_not_now: () => LocalizedString;
export const office_sign_in_this_device_already_has_a_passkey: () => LocalizedString;
export const office_sign_in_the_passkey_could_not_be_used_on: () => LocalizedString;
export const office_sign_in_this_device: () => LocalizedString;
export const office_sign_in_android_phone: () => LocalizedString;
export const office_sign_in_requests_to_for_those_who_answer: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_or: () => LocalizedString;
export const office_sign_in_look_into_your_mail: () => LocalizedString;
export const office_sign_in_nothing_came_look_among_the_spam: () => LocalizedString;
export const office_sign_in_back: () => LocalizedString;
export const office_nothing_is_lost_what_you_did_is: () => LocalizedString;
export const office_start_again: () => LocalizedString;
export const office_no_connection_trying_again: () => LocalizedString;
export const office_you_see_what_was_here: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_opening_the_office: () => LocalizedString;
export const office_skip_to_the_content: () => LocalizedString;
export const office_waiting: () => LocalizedString;
export const office_next_request: () => LocalizedString;
export const office_request_before: () => LocalizedString;
export const office_open_it: () => LocalizedString;
export const office_back_to_the_list: () => LocalizedString;
export const office_in_a_request: () => LocalizedString;
export const office_write_a_note: () => LocalizedString;
export const office_take_it_yourself: () => LocalizedString;
export const office_keys_are_off_on_this_device_my: () => LocalizedString;
export const office_go_to: () => LocalizedString;
export const office_something_is_new_in_the_office: () => LocalizedString;
export const office_mail_act_nobody_has_been_invited_yet: () => LocalizedString;
export const office_mail_act_this_is_where_the_people_of_the: () => LocalizedString;
export const office_mail_act_yes_it_was_contacted: () => LocalizedString;
export const office_mail_act_yes_it_is_booked: () => LocalizedString;
export const office_mail_act_yes_it_is_spam: () => LocalizedString;
export const office_mail_act_mark_the_request_as: (inputs: {
    state: NonNullable<unknown>;
}) => LocalizedString;
export const office_mail_act_everybody_in_the_office_sees_it: () => LocalizedString;
export const office_mail_act_the_request_is_marked_as: (inputs: {
    state: NonNullable<unknown>;
}) => LocalizedString;
export const office_mail_act_you_can_close_this_page: () => LocalizedString;
export const office_mail_act_this_link_does_not_work_any_more: () => LocalizedString;
export const office_mail_act_it_was_used_or_its_time_is_over: () => LocalizedString;
export const office_mail_you_are_invited_to_answer_the: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_mail_accept_the_invitation: () => LocalizedString;
export const office_mail_you_did_not_expect_this_then_leave: () => LocalizedString;
export const office_mail_somebody_we_hope_you_asked_for_a: () => LocalizedString;
export const office_mail_it_was_not_you_then_leave_it_alone: () => LocalizedString;
export const office_page_not_found: () => LocalizedString;
export const office_page_the_office_was_not_built_npm_run: () => LocalizedString;
export const office_problem_something_needs_another_look: () => LocalizedString;
export const office_problem_that_cant_be_read: () => LocalizedString;
export const office_problem_what_arrived_cant_be_read: () => LocalizedString;
export const office_problem_please_sign_in: () => LocalizedString;
export const office_problem_you_are_not_signed_in_or_your: () => LocalizedString;
export const office_problem_please_confirm_that_it_is_you: () => LocalizedString;
export const office_problem_sign_in_once_more_to_do_this: () => LocalizedString;
export const office_problem_not_allowed: () => LocalizedString;
export const office_problem_only_an_owner_can_do_this: () => LocalizedString;
export const office_problem_not_accepted: () => LocalizedString;
export const office_problem_this_call_did_not_come_from_the: () => LocalizedString;
export const office_problem_there_is_no_such_thing_or_it_is: () => LocalizedString;
export const office_problem_not_recognized: () => LocalizedString;
export const office_problem_this_passkey_was_not_accepted_try: () => LocalizedString;
export const office_problem_this_link_does_not_work_any_more: () => LocalizedString;
export const office_problem_it_was_used_or_its_time_is_over: () => LocalizedString;
export const office_problem_already_sent: () => LocalizedString;
export const office_problem_something_else_was_sent_under_this: () => LocalizedString;
export const office_problem_too_late: () => LocalizedString;
export const office_problem_it_cant_be_taken_back_any_more: () => LocalizedString;
export const office_problem_the_only_owner: () => LocalizedString;
export const office_problem_somebody_else_has_to_be_an_owner: () => LocalizedString;
export const office_problem_already_there: () => LocalizedString;
export const office_problem_somebody_with_this_e_mail_uses_the: () => LocalizedString;
export const office_problem_alerts_cant_be_sent_there: () => LocalizedString;
export const office_problem_this_browsers_push_service_is_not: () => LocalizedString;
export const office_problem_too_many_tries: () => LocalizedString;
export const office_problem_please_wait_a_moment_and_try_again: () => LocalizedString;
export const office_problem_not_possible_just_now: () => LocalizedString;
export const office_problem_the_office_cant_be_reached_just: () => LocalizedString;
export const office_problem_something_went_wrong_on_our_side: () => LocalizedString;
export const office_push_alerts_reach_this_device: () => LocalizedString;
export const office_push_call_within_min: (inputs: {
    minutes: NonNullable<unknown>;
}) => LocalizedString;
export const office_push_a_call_is_late: () => LocalizedString;
export const office_push_open_to_see_it: () => LocalizedString;
export const office_erase_please_enter_an_e_mail_a_phone: () => LocalizedString;
export const office_invalid_the_note_is_empty: () => LocalizedString;
export const office_invalid_control_characters: () => LocalizedString;
export const office_invalid_whom: () => LocalizedString;
export const office_invalid_a_name_is_one_line: () => LocalizedString;
export const office_invalid_this_link_is_not_complete: () => LocalizedString;
export const office_invalid_the_key_cant_be_read: () => LocalizedString;
export const office_invalid_please_name_the_device: () => LocalizedString;
export const office_backups_newest_is_old: (inputs: {
    age: NonNullable<unknown>;
}) => LocalizedString;
export const office_backups_deleted_after_days: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_consents_version: (inputs: {
    wording: NonNullable<unknown>;
    version: NonNullable<unknown>;
}) => LocalizedString;
export const office_consents_first_shown: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_type_word: (inputs: {
    word: NonNullable<unknown>;
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_nothing_is_kept: (inputs: {
    who: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_type_the_word: (inputs: {
    word: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_erased_leads: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_erased_files: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_receiver_was_told: (inputs: {
    receiver: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_look_into_file: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_backup_holds_them: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_erase_backup_holds_them_until: (inputs: {
    name: NonNullable<unknown>;
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_launch_check_checking: () => LocalizedString;
export const office_people_passkeys: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_no_passkey: () => LocalizedString;
export const office_people_sessions: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_last_here: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_role_of: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_people_invitation_sent: (inputs: {
    email: NonNullable<unknown>;
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_quarantine_why: (inputs: {
    reason: NonNullable<unknown>;
}) => LocalizedString;
export const office_quarantine_is_spam: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_sessions_by_passkey: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_sessions_by_link: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_send_again_about: (inputs: {
    what: NonNullable<unknown>;
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_sent_again: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_send_all: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_about: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_about_nobody: () => LocalizedString;
export const office_undelivered_tried: (inputs: {
    error: NonNullable<unknown>;
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_undelivered_refused: () => LocalizedString;
export const office_webhook: () => LocalizedString;
export const office_alert: () => LocalizedString;
export const office_inbox_whose: () => LocalizedString;
export const office_inbox_nobodys: () => LocalizedString;
export const office_inbox_kind: () => LocalizedString;
export const office_inbox_today: () => LocalizedString;
export const office_inbox_late: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_inbox_filters_used: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_inbox_choose: () => LocalizedString;
export const office_inbox_mine: () => LocalizedString;
export const office_inbox_all: () => LocalizedString;
export const office_inbox_newest: () => LocalizedString;
export const office_loading_more: () => LocalizedString;
export const office_inbox_found: () => LocalizedString;
export const office_inbox_filter: () => LocalizedString;
export const office_inbox_pictures: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_inbox_notes: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_late_by: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_due_in: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_due_at: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_back_in: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_back_at: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_just_now: () => LocalizedString;
export const office_time_minutes_ago: (inputs: {
    minutes: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_minutes: (inputs: {
    minutes: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_hours: (inputs: {
    hours: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_hours_minutes: (inputs: {
    hours: NonNullable<unknown>;
    minutes: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_yesterday: (inputs: {
    time: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_tomorrow: (inputs: {
    time: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_weekday: (inputs: {
    weekday: NonNullable<unknown>;
    time: NonNullable<unknown>;
}) => LocalizedString;
export const office_time_days: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_new: () => LocalizedString;
export const office_contacted: () => LocalizedString;
export const office_won: () => LocalizedString;
export const office_lost: () => LocalizedString;
export const office_act_wrote_a_text: () => LocalizedString;
export const office_act_wrote_a_mail: () => LocalizedString;
export const office_act_called: () => LocalizedString;
export const office_act_marked_as: (inputs: {
    status: NonNullable<unknown>;
}) => LocalizedString;
export const office_act_noted: () => LocalizedString;
export const office_act_gave_it_to: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_act_gave_it_back: () => LocalizedString;
export const office_act_put_it_off: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_act_took_it_up: () => LocalizedString;
export const office_act_told_apart: () => LocalizedString;
export const office_act_joined: () => LocalizedString;
export const office_act_released: () => LocalizedString;
export const office_act_undone: () => LocalizedString;
export const office_state_pending: () => LocalizedString;
export const office_state_sending: () => LocalizedString;
export const office_state_sent: () => LocalizedString;
export const office_state_dead_letter: () => LocalizedString;
export const office_state_quarantined: () => LocalizedString;
export const office_state_superseded: () => LocalizedString;
export const office_state_suppressed: () => LocalizedString;
export const office_lead_by_mail_link: (inputs: {
    what: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_taken_back: (inputs: {
    what: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_kept_on_device: () => LocalizedString;
export const office_lead_pictures_deleted: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_the_visitor: () => LocalizedString;
export const office_lead_it: () => LocalizedString;
export const office_lead_you_have_it_now: () => LocalizedString;
export const office_lead_name_you: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_back_at: (inputs: {
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_looks_like_spam: (inputs: {
    reason: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_from_page: (inputs: {
    source: NonNullable<unknown>;
    page: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_consent_version: (inputs: {
    version: NonNullable<unknown>;
    moment: NonNullable<unknown>;
}) => LocalizedString;
export const office_lead_marketing_texts: () => LocalizedString;
export const office_lead_no_marketing_texts: () => LocalizedString;
export const office_lead_place: () => LocalizedString;
export const office_lead_wants: () => LocalizedString;
export const office_lead_told_apart_count: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_quiet_hours: () => LocalizedString;
export const office_me_lock_screen_details: () => LocalizedString;
export const office_me_single_keys: () => LocalizedString;
export const office_saved: () => LocalizedString;
export const office_me_steps_kept: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_still_signed_in: (inputs: {
    problem: NonNullable<unknown>;
}) => LocalizedString;
export const office_me_synced_passkey: () => LocalizedString;
export const office_reach_call_number: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_reach_open_messages: () => LocalizedString;
export const office_reach_open_mail: () => LocalizedString;
export const office_reach_text: () => LocalizedString;
export const office_reach_mail: () => LocalizedString;
export const office_reach_ask_what_came_of_it: () => LocalizedString;
export const office_template_tried_to_call: () => LocalizedString;
export const office_template_tried_to_call_subject: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_tried_to_call_body: (inputs: {
    greeting: NonNullable<unknown>;
    me: NonNullable<unknown>;
    company: NonNullable<unknown>;
    pest: NonNullable<unknown>;
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_may_we_call: () => LocalizedString;
export const office_template_may_we_call_subject: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_may_we_call_body: (inputs: {
    greeting: NonNullable<unknown>;
    me: NonNullable<unknown>;
    company: NonNullable<unknown>;
    pest: NonNullable<unknown>;
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_send_pictures: () => LocalizedString;
export const office_template_send_pictures_subject: (inputs: {
    pest: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_send_pictures_body: (inputs: {
    greeting: NonNullable<unknown>;
    me: NonNullable<unknown>;
    company: NonNullable<unknown>;
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_visit_booked: () => LocalizedString;
export const office_template_visit_booked_body: (inputs: {
    greeting: NonNullable<unknown>;
    me: NonNullable<unknown>;
    company: NonNullable<unknown>;
    pest: NonNullable<unknown>;
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_empty: () => LocalizedString;
export const office_template_hello_named: (inputs: {
    first_name: NonNullable<unknown>;
}) => LocalizedString;
export const office_template_hello: () => LocalizedString;
export const office_template_your_request: () => LocalizedString;
export const office_sign_in_link_on_its_way: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_confirm_with_a_passkey: () => LocalizedString;
export const office_sign_in_welcome_back: () => LocalizedString;
export const office_sign_in_link_may_be_on_its_way: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_brand: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_window_title: (inputs: {
    title: NonNullable<unknown>;
    company: NonNullable<unknown>;
}) => LocalizedString;
export const office_sign_in_with_a_passkey: () => LocalizedString;
export const office_steps_kept: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_steps_in_page: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_of_company: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const office_keys_hint: () => LocalizedString;
export const office_mail_invitation_subject: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const office_mail_sign_in_subject: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const office_mail_act_office_of: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const office_state_word_contacted: () => LocalizedString;
export const office_state_word_booked: () => LocalizedString;
export const office_state_word_spam: () => LocalizedString;
export const office_same_phone: () => LocalizedString;
export const office_same_email: () => LocalizedString;
export const office_same_corrects_this: () => LocalizedString;
export const office_same_is_corrected: () => LocalizedString;
export const language_tag: () => LocalizedString;
export const language_in_english: () => LocalizedString;
export const breadcrumbs_home: () => LocalizedString;
export const language_offer: () => LocalizedString;
export const language_offer_dismiss: () => LocalizedString;
export const header_these_pages_are_in_english: () => LocalizedString;
export const month_names: () => LocalizedString;
export const activity_level_names: () => LocalizedString;
export const activity_none: () => LocalizedString;
export const species_months: (inputs: {
    from: NonNullable<unknown>;
    to: NonNullable<unknown>;
}) => LocalizedString;
export const species_seasons: (inputs: {
    first: NonNullable<unknown>;
    second: NonNullable<unknown>;
}) => LocalizedString;
export const state_south_carolina: () => LocalizedString;
export const pest_identifier_legs: () => LocalizedString;
export const pest_identifier_wings: () => LocalizedString;
export const pest_identifier_size: () => LocalizedString;
export const pest_identifier_color: () => LocalizedString;
export const pest_identifier_shape: () => LocalizedString;
export const pest_identifier_signs: () => LocalizedString;
export const pest_identifier_would_differ_from: (inputs: {
    trait: NonNullable<unknown>;
    label: NonNullable<unknown>;
}) => LocalizedString;
export const pest_also_called: (inputs: {
    names: NonNullable<unknown>;
}) => LocalizedString;
export const pest_length: () => LocalizedString;
export const pest_in: () => LocalizedString;
export const pest_treated_by: () => LocalizedString;
export const pest_often_mistaken_for_it: () => LocalizedString;
export const pest_where_to_look: () => LocalizedString;
export const pest_where_it_lives: () => LocalizedString;
export const pest_signs_it_leaves: () => LocalizedString;
export const pest_through_the_year: () => LocalizedString;
export const pest_what_you_can_do: () => LocalizedString;
export const pest_what_we_do: () => LocalizedString;
export const pest_when_to_call_and_before_we_come: () => LocalizedString;
export const pest_call_when: () => LocalizedString;
export const service_price: () => LocalizedString;
export const service_included: () => LocalizedString;
export const service_not_included: () => LocalizedString;
export const service_how_a_visit_goes: () => LocalizedString;
export const service_before_we_come: () => LocalizedString;
export const service_list_before: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const service_what_to_expect: () => LocalizedString;
export const service_people_and_pets: () => LocalizedString;
export const service_afterward: () => LocalizedString;
export const service_list_after: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const service_pests_it_is_for: () => LocalizedString;
export const service_where_we_do_it: () => LocalizedString;
export const letter_request_a_letter: () => LocalizedString;
export const article_pages_below: () => LocalizedString;
export const search_pests: () => LocalizedString;
export const search_places: () => LocalizedString;
export const search_articles: () => LocalizedString;
export const search_service: () => LocalizedString;
export const search_place: () => LocalizedString;
export const search_article: () => LocalizedString;
export const search_about: () => LocalizedString;
export const search_stop_words: () => LocalizedString;
export const search_pattern_plural: () => LocalizedString;
export const species_plates_body_and_wings: (inputs: {
    length: NonNullable<unknown>;
    wings: NonNullable<unknown>;
}) => LocalizedString;
export const species_plates_a_penny: () => LocalizedString;
export const species_plates_length: (inputs: {
    short: NonNullable<unknown>;
    long: NonNullable<unknown>;
}) => LocalizedString;
export const service_cost_what_moves_it: () => LocalizedString;
export const service_cost_what_we_ask_first: () => LocalizedString;
export const service_cost_what_we_look_at_first: () => LocalizedString;
export const service_cost_what_comes_with_it: () => LocalizedString;
export const page_hero_written_by: () => LocalizedString;
export const page_hero_facts_checked_by: () => LocalizedString;
export const plan_comparison_by_inspection: () => LocalizedString;
export const claims_customers: (inputs: {
    customers: NonNullable<unknown>;
}) => LocalizedString;
export const privacy_dialog_and_count_visits: () => LocalizedString;
export const privacy_dialog_save: () => LocalizedString;
export const privacy_dialog_cancel: () => LocalizedString;
export const pest_index_all: () => LocalizedString;
export const chat_you: () => LocalizedString;
export const chat_kept: (inputs: {
    title: NonNullable<unknown>;
    text: NonNullable<unknown>;
}) => LocalizedString;
export const content_guarantee: () => LocalizedString;
export const species_mm_across: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const species_body_mm_long: (inputs: {
    length: NonNullable<unknown>;
}) => LocalizedString;
export const quote_pest_ants: () => LocalizedString;
export const quote_pest_roaches: () => LocalizedString;
export const quote_pest_termites: () => LocalizedString;
export const quote_pest_mosquitoes: () => LocalizedString;
export const quote_pest_rodents: () => LocalizedString;
export const forms_morning: () => LocalizedString;
export const forms_midday: () => LocalizedString;
export const forms_late_afternoon: () => LocalizedString;
export const forms_saturday_morning: () => LocalizedString;
export const letter_the_agent_opens: () => LocalizedString;
export const letter_the_seller_is_at_home: () => LocalizedString;
export const letter_a_lockbox: () => LocalizedString;
export const letter_call_me_about_it: () => LocalizedString;
export const letter_the_seller: () => LocalizedString;
export const letter_the_buyer: () => LocalizedString;
export const letter_at_settlement: () => LocalizedString;
export const letter_not_settled_yet: () => LocalizedString;
export const forms_email_example: () => LocalizedString;
export const hours_today: () => LocalizedString;
export const hours_tomorrow: () => LocalizedString;
export const hours_noon: () => LocalizedString;
export const hours_on_day: (inputs: {
    day: NonNullable<unknown>;
}) => LocalizedString;
export const hours_am: (inputs: {
    time: NonNullable<unknown>;
    on: NonNullable<unknown>;
}) => LocalizedString;
export const hours_pm: (inputs: {
    time: NonNullable<unknown>;
    on: NonNullable<unknown>;
}) => LocalizedString;
export const weekday_name: (inputs: {
    day: NonNullable<unknown>;
}) => LocalizedString;
export const chat_pattern_first_yes: () => LocalizedString;
export const chat_pattern_no: () => LocalizedString;
export const chat_pattern_unsure: () => LocalizedString;
export const chat_pattern_no_pest: () => LocalizedString;
export const chat_pattern_except: () => LocalizedString;
export const chat_pattern_offer_yes: () => LocalizedString;
export const chat_pattern_offer_beside: () => LocalizedString;
export const chat_any_pest: () => LocalizedString;
export const mail_we_have_your_request: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_subject_confirm: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const newsletter_subject_subscribed: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const choice_questions_write_to: () => LocalizedString;
export const mail_language: () => LocalizedString;
export const mail_spanish: () => LocalizedString;
export const review_mail_subject: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const review_mail_hello: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const review_mail_hello_nobody: () => LocalizedString;
export const review_mail_thank_you: (inputs: {
    company: NonNullable<unknown>;
}) => LocalizedString;
export const review_mail_places: () => LocalizedString;
export const review_mail_put_right: (inputs: {
    phone: NonNullable<unknown>;
}) => LocalizedString;
export const review_mail_once: () => LocalizedString;
export const review_mail_write_on: (inputs: {
    place: NonNullable<unknown>;
}) => LocalizedString;
export const mailing_test_subject: (inputs: {
    subject: NonNullable<unknown>;
}) => LocalizedString;
export const mailing_why: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter: () => LocalizedString;
export const office_undelivered_review_request: () => LocalizedString;
export const office_numbers: () => LocalizedString;
export const office_numbers_about: () => LocalizedString;
export const office_numbers_plot_of: (inputs: {
    title: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_as_a_table: () => LocalizedString;
export const office_numbers_download_csv: () => LocalizedString;
export const office_numbers_last_30_days: () => LocalizedString;
export const office_numbers_last_12_weeks: () => LocalizedString;
export const office_numbers_last_12_months: () => LocalizedString;
export const office_numbers_this_year: () => LocalizedString;
export const office_numbers_first_day_is_later: () => LocalizedString;
export const office_numbers_minutes: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_hours: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_unfinished_and_spam: (inputs: {
    unfinished: NonNullable<unknown>;
    spam: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_share_of_requests: (inputs: {
    share: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_booked: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_promise_kept: () => LocalizedString;
export const office_numbers_median_is: (inputs: {
    median: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_by_page: () => LocalizedString;
export const office_numbers_by_origin: () => LocalizedString;
export const office_numbers_by_pest: () => LocalizedString;
export const office_numbers_not_known: () => LocalizedString;
export const office_numbers_by_themselves: () => LocalizedString;
export const office_numbers_nothing_said: () => LocalizedString;
export const office_numbers_requests_say: (inputs: {
    count: NonNullable<unknown>;
    days: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_per_day: () => LocalizedString;
export const office_numbers_per_week: () => LocalizedString;
export const office_numbers_per_month: () => LocalizedString;
export const office_numbers_days: () => LocalizedString;
export const office_numbers_broken_down: () => LocalizedString;
export const office_numbers_what_became: (inputs: {
    by: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_what_became_says: () => LocalizedString;
export const office_status_booked: () => LocalizedString;
export const office_numbers_share_won: () => LocalizedString;
export const office_numbers_money: () => LocalizedString;
export const office_numbers_median: () => LocalizedString;
export const office_numbers_ninth_decile: () => LocalizedString;
export const office_numbers_first_call: () => LocalizedString;
export const office_numbers_first_call_says: (inputs: {
    median: NonNullable<unknown>;
    ninth: NonNullable<unknown>;
    promised: NonNullable<unknown>;
    kept: NonNullable<unknown>;
    waiting: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_median_minutes: () => LocalizedString;
export const office_numbers_ninth_decile_minutes: () => LocalizedString;
export const office_numbers_views: () => LocalizedString;
export const office_numbers_visitors: () => LocalizedString;
export const office_numbers_page_views: () => LocalizedString;
export const office_numbers_page_views_say: (inputs: {
    views: NonNullable<unknown>;
    visitors: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_page_views_are_off: () => LocalizedString;
export const office_numbers_most_read: () => LocalizedString;
export const office_numbers_most_read_says: () => LocalizedString;
export const office_numbers_led_here: () => LocalizedString;
export const office_numbers_led_here_says: () => LocalizedString;
export const office_numbers_hours_of_the_day: () => LocalizedString;
export const office_numbers_hours_of_the_day_says: (inputs: {
    zone: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_hour: () => LocalizedString;
export const office_numbers_forms: () => LocalizedString;
export const office_numbers_forms_say: (inputs: {
    chats: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_form: () => LocalizedString;
export const office_numbers_begun: () => LocalizedString;
export const office_numbers_left: () => LocalizedString;
export const office_numbers_form_photo: () => LocalizedString;
export const office_numbers_subscribers: () => LocalizedString;
export const office_numbers_growth_says: (inputs: {
    subscribers: NonNullable<unknown>;
    joined: NonNullable<unknown>;
    left: NonNullable<unknown>;
    refused: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_joined: () => LocalizedString;
export const office_numbers_gone: () => LocalizedString;
export const office_numbers_health: () => LocalizedString;
export const office_numbers_requests_are_taken: () => LocalizedString;
export const office_numbers_requests_are_not_taken: (inputs: {
    why: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_mails_go_out: () => LocalizedString;
export const office_numbers_mails_wait: (inputs: {
    age: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_no_backup: () => LocalizedString;
export const office_numbers_disk: (inputs: {
    gigabytes: NonNullable<unknown>;
}) => LocalizedString;
export const office_numbers_refused_for_good: () => LocalizedString;
export const office_numbers_to_undelivered: () => LocalizedString;
export const office_numbers_tried_again: () => LocalizedString;
export const office_numbers_error_unknown: () => LocalizedString;
export const office_numbers_error_address: () => LocalizedString;
export const office_numbers_error_content: () => LocalizedString;
export const office_numbers_error_login: () => LocalizedString;
export const office_numbers_error_unreachable: () => LocalizedString;
export const office_numbers_error_later: () => LocalizedString;
export const office_numbers_error_program: () => LocalizedString;
export const office_numbers_error_program_failed: () => LocalizedString;
export const office_newsletter_about: () => LocalizedString;
export const office_newsletter_audience: (inputs: {
    subscribers: NonNullable<unknown>;
    unconfirmed: NonNullable<unknown>;
    suppressed: NonNullable<unknown>;
    refused: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_begin: () => LocalizedString;
export const office_newsletter_starter: (inputs: {
    season: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_empty_page: () => LocalizedString;
export const office_newsletter_no_subject: () => LocalizedString;
export const office_newsletter_state_draft: () => LocalizedString;
export const office_newsletter_state_scheduled: () => LocalizedString;
export const office_newsletter_state_queueing: () => LocalizedString;
export const office_newsletter_state_sending: (inputs: {
    sent: NonNullable<unknown>;
    recipients: NonNullable<unknown>;
    refused: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_state_sent: (inputs: {
    sent: NonNullable<unknown>;
    recipients: NonNullable<unknown>;
    refused: NonNullable<unknown>;
    others: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_state_stopped: (inputs: {
    sent: NonNullable<unknown>;
    recipients: NonNullable<unknown>;
    refused: NonNullable<unknown>;
    others: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_all: () => LocalizedString;
export const office_newsletter_back_to_draft: () => LocalizedString;
export const office_newsletter_stop: () => LocalizedString;
export const office_newsletter_changed_elsewhere: () => LocalizedString;
export const office_newsletter_subject: () => LocalizedString;
export const office_newsletter_preview_line: () => LocalizedString;
export const office_newsletter_preview_line_hint: () => LocalizedString;
export const office_newsletter_letter: () => LocalizedString;
export const office_newsletter_in_english: () => LocalizedString;
export const office_newsletter_in_spanish: () => LocalizedString;
export const office_newsletter_in_spanish_about: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_spanish_is_half: () => LocalizedString;
export const office_newsletter_tests_are_sent: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_language_of_preview: () => LocalizedString;
export const office_newsletter_markdown_hint: () => LocalizedString;
export const office_newsletter_not_saved: () => LocalizedString;
export const office_newsletter_test: () => LocalizedString;
export const office_newsletter_test_is_sent: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_delete: () => LocalizedString;
export const office_newsletter_owner_sends: () => LocalizedString;
export const office_newsletter_now: () => LocalizedString;
export const office_newsletter_when_hint: (inputs: {
    zone: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_is_past: () => LocalizedString;
export const office_newsletter_send_to: (inputs: {
    count: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_ask_to_send: () => LocalizedString;
export const office_newsletter_goes_to: (inputs: {
    count: NonNullable<unknown>;
    when: NonNullable<unknown>;
}) => LocalizedString;
export const office_newsletter_cannot_be_called_back: () => LocalizedString;
export const office_newsletter_preview: () => LocalizedString;
export const office_newsletter_view_phone: () => LocalizedString;
export const office_newsletter_view_phone_dark: () => LocalizedString;
export const office_newsletter_view_desk: () => LocalizedString;
export const office_newsletter_view_desk_dark: () => LocalizedString;
export const office_newsletter_view_text: () => LocalizedString;
export const office_review: () => LocalizedString;
export const office_review_consent: (inputs: {
    email: NonNullable<unknown>;
}) => LocalizedString;
export const office_review_ask: () => LocalizedString;
export const office_review_once: () => LocalizedString;
export const office_review_asked: (inputs: {
    when: NonNullable<unknown>;
}) => LocalizedString;
export const office_review_no_links: () => LocalizedString;
export const office_review_no_email: () => LocalizedString;
export const office_review_suppressed: () => LocalizedString;
export const office_numbers_table_of: (inputs: {
    title: NonNullable<unknown>;
}) => LocalizedString;
export const review_source: (inputs: {
    source: NonNullable<unknown>;
    month: NonNullable<unknown>;
}) => LocalizedString;
export const office_invalid_can_be_at_most: (inputs: {
    label: NonNullable<unknown>;
    max: NonNullable<unknown>;
}) => LocalizedString;
export const office_invalid_is_one_line: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const office_invalid_the_letter_control_characters: () => LocalizedString;
export const office_invalid_please_enter_a_date: () => LocalizedString;
export const office_invalid_please_enter_a_date_that_exists: () => LocalizedString;
export const office_invalid_please_enter_a_later_date: () => LocalizedString;
export const office_invalid_please_enter_an_earlier_date: () => LocalizedString;
export const office_invalid_at_most_ten_years: () => LocalizedString;
export const office_invalid_ask_the_customer_first: () => LocalizedString;
export const office_invalid_the_subject: () => LocalizedString;
export const office_invalid_the_preview_line: () => LocalizedString;
export const office_invalid_the_letter: () => LocalizedString;
export const place_where_to_look: (inputs: {
    place: NonNullable<unknown>;
}) => LocalizedString;
export const place_section_is_of_no_house: () => LocalizedString;
export const place_number_on_the_drawing: (inputs: {
    number: NonNullable<unknown>;
}) => LocalizedString;
export const place_spot_roof: () => LocalizedString;
export const place_spot_chimney: () => LocalizedString;
export const place_spot_attic: () => LocalizedString;
export const place_spot_eaves: () => LocalizedString;
export const place_spot_gutter: () => LocalizedString;
export const place_spot_wall: () => LocalizedString;
export const place_spot_shared_wall: () => LocalizedString;
export const place_spot_bedroom: () => LocalizedString;
export const place_spot_drain: () => LocalizedString;
export const place_spot_pipes: () => LocalizedString;
export const place_spot_kitchen: () => LocalizedString;
export const place_spot_porch: () => LocalizedString;
export const place_spot_deck: () => LocalizedString;
export const place_spot_bed: () => LocalizedString;
export const place_spot_walk: () => LocalizedString;
export const place_spot_tree: () => LocalizedString;
export const place_spot_sill: () => LocalizedString;
export const place_spot_foundation: () => LocalizedString;
export const place_spot_crawl_space: () => LocalizedString;
export const place_spot_basement: () => LocalizedString;
export const place_spot_soil: () => LocalizedString;
export const place_spot_garage: () => LocalizedString;
export const place_spot_alley: () => LocalizedString;
export const place_spot_lawn: () => LocalizedString;
export const place_spot_containers: () => LocalizedString;
export const place_spot_shed: () => LocalizedString;
export const place_spot_ditch: () => LocalizedString;
export const place_spot_field: () => LocalizedString;
export const place_spot_woods: () => LocalizedString;
export const place_spot_marsh: () => LocalizedString;
export const place_spot_river: () => LocalizedString;
export const place_spot_lake: () => LocalizedString;
export const place_spot_pond: () => LocalizedString;
export const place_spot_dock: () => LocalizedString;
export type LocalizedString = import("../runtime.js").LocalizedString;
