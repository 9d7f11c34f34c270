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
export const outcome_nothing_has_been_sent_please_try_2: () => LocalizedString;
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
export const quote_get_a_free_pest_control_quote: () => LocalizedString;
export const quote_description: () => LocalizedString;
export const search_about_us_and_everything_else: () => LocalizedString;
export const search_find_a_page: () => LocalizedString;
export const search_find_a_pest_a_service_or_a_town_on: () => LocalizedString;
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
export const plan_comparison_on_its_own: () => LocalizedString;
export const plan_comparison_covered: () => LocalizedString;
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
    part: NonNullable<unknown>;
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
export const pest_identifier_best_match_so_far: (inputs: {
    name: NonNullable<unknown>;
}) => LocalizedString;
export const pest_identifier_a_list_cannot_be_certain_and: () => LocalizedString;
export const pest_identifier_send_a_photo_with_your_answers: () => LocalizedString;
export const pest_identifier_by_place: () => LocalizedString;
export const pest_identifier_by_sign: () => LocalizedString;
export const plan_finder_show_what_fits: () => LocalizedString;
export const plan_finder_let_us_look_first: () => LocalizedString;
export const site_search_what_are_you_looking_for: () => LocalizedString;
export const site_search_pages_found: () => LocalizedString;
export const site_search_the_search_could_not_be_loaded: () => LocalizedString;
export const site_search_a_pest_by_any_of_its_names_a: () => LocalizedString;
export const site_search_one_moment: () => LocalizedString;
export const checklist_print_this_list: () => LocalizedString;
export const zip_check_yes_we_serve: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_yes_we_serve_your_zip: () => LocalizedString;
export const zip_check_very_nearly: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_very_nearly_2: () => LocalizedString;
export const zip_check_no_not: (inputs: {
    zip: NonNullable<unknown>;
}) => LocalizedString;
export const zip_check_no_we_do_not_come_that_far: () => LocalizedString;
export const zip_check_please_check_what_you_typed_and: () => LocalizedString;
export const zip_check_a_company_closer_to_you_can_come: () => LocalizedString;
export const zip_check_for_its_license_number_your_states: () => LocalizedString;
export const zip_check_for_an_inspection_before_a_price: () => LocalizedString;
export const zip_check_which_product_goes_where_with_its: () => LocalizedString;
export const zip_check_what_happens_when_the_pest_comes: () => LocalizedString;
export const zip_check_with_termites_whether_the: () => LocalizedString;
export const zip_check_check: () => LocalizedString;
export const content_loader_we_are_rated_5_from_reviews: (inputs: {
    rating: NonNullable<unknown>;
    count: NonNullable<unknown>;
    claims: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_crawl_space_wildlife_and_letters: () => LocalizedString;
export const content_loader_more_around: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_get_a_quote: () => LocalizedString;
export const content_loader_service_plans: () => LocalizedString;
export const content_loader_pest_treatments: () => LocalizedString;
export const content_loader_damp_crawl_space: () => LocalizedString;
export const content_loader_home_pest_control: (inputs: {
    label: NonNullable<unknown>;
}) => LocalizedString;
export const content_loader_with_a_drawing_of: (inputs: {
    title: NonNullable<unknown>;
    shown: NonNullable<unknown>;
}) => LocalizedString;
export const chat_the_partial_lead_was_not_saved: (inputs: {
    message: NonNullable<unknown>;
}) => LocalizedString;
export const chat_yikes_do_you_currently_have_a_pest: () => LocalizedString;
export const chat_we_can_help_with_that_what_are_you: () => LocalizedString;
export const chat_we_can_help_with_that_what_else: () => LocalizedString;
export const chat_sorry_is_that_a_yes: () => LocalizedString;
export const chat_glad_to_hear_it_if_something_turns: () => LocalizedString;
export const chat_no_problem_if_it_is_about_pests: () => LocalizedString;
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
export const chat_thats_that_is_that_would_be_right: () => LocalizedString;
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
export const newsletter_thank_you_look_out_for_pest: () => LocalizedString;
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
}) => LocalizedString;
export const newsletter_did_you_not_ask_for_it_then_you: () => LocalizedString;
export const newsletter_did_you_not_ask_for_it_or_changed: () => LocalizedString;
export const newsletter_yes_subscribe_me: () => LocalizedString;
export const choice_unsubscribe_from_the_newsletter: () => LocalizedString;
export const choice_we_will_not_write_to_your_address: () => LocalizedString;
export const choice_unsubscribe: () => LocalizedString;
export const choice_you_are_unsubscribed: () => LocalizedString;
export const choice_we_will_not_write_to_your_address_2: () => LocalizedString;
export const choice_subscribe_to_the_newsletter: () => LocalizedString;
export const choice_a_short_note_each_season_pest: () => LocalizedString;
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
export const problem_your_request_has_not_been_saved_2: (inputs: {
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
export const lead_the_pest_problem: () => LocalizedString;
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
export const mail_we_promised_to_call_back_by_now: (inputs: {
    submission_id: NonNullable<unknown>;
}) => LocalizedString;
export const mail_the_visitor_changed_an_earlier: () => LocalizedString;
export const mail_the_chat_was_left_before_the_e: () => LocalizedString;
export const mail_someone_sent_pictures_of_a_pest: () => LocalizedString;
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
export type LocalizedString = import("../runtime.js").LocalizedString;
