/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
import * as registry from "../registry.js"


export const breadcrumbs_breadcrumb = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Breadcrumb`)
};

export const contact_bar_closed_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closed now`)
};

export const contact_bar_call_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call us`)
};

export const contact_bar_next_day_service = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`*Next Day Service!`)
};

export const contact_bar_before_12_noon_m_f = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`before 12 noon (M-F)`)
};

export const contact_bar_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Free quote`)
};

export const fallback_screen_something_went_wrong = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong`)
};

export const fallback_screen_were_sorry_but_something = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We're sorry, but something unexpected happened. Please try refreshing the page.`)
};

export const fallback_screen_refresh_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refresh Page`)
};

export const fallback_screen_go_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go Home`)
};

export const footer_a_short_note_each_season = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A short note each season`)
};

export const footer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Footer`)
};

export const footer_privacy_choices = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Privacy choices`)
};

export const footer_ip_geolocation_by_db_ip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`IP geolocation by DB-IP`)
};

export const header_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call`)
};

export const header_menu = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menu`)
};

export const header_not_sure_what_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sure what it is?`)
};

export const header_indoor_and_out = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Indoor and out, ${i?.label}`)
};

export const header_encapsulation_vents_dehumidifiers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Encapsulation, vents, dehumidifiers`)
};

export const header_main = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Main`)
};

export const header_services = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Services`)
};

export const header_areas = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Areas`)
};

export const header_search = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search`)
};

export const page_contents_on_this_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On this page`)
};

export const privacy_dialog_your_privacy_choices = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your privacy choices`)
};

export const privacy_dialog_remember_for_90_days_how_i_found = /** @type {(inputs: { measured: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remember for 90 days how I found you${i?.measured}.`)
};

export const privacy_dialog_this_site_has_no_cookies_it_keeps = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site follows nobody with cookies. It keeps notes on your device that it needs to work: your area, what you typed but have not sent, and a no that you say here. What we may do besides is up to you.`)
};

export const privacy_dialog_your_browser_asks_websites_not_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser asks websites not to track you. We follow that, so this is off and stays off.`)
};

export const privacy_dialog_we_may_remember_how_you_found_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We may remember how you found us.`)
};

export const privacy_dialog_we_remember_and_count_nothing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We remember and count nothing.`)
};

export const privacy_dialog_saved = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved`)
};

export const progress_bar_loading_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading page`)
};

export const site_frame_skip_to_content = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skip to content`)
};

export const site_frame_notifications = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notifications`)
};

export const territory_control_you_can_also_call = /** @type {(inputs: { sentence: NonNullable<unknown>, main_phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.sentence} You can also call ${i?.main_phone}.`)
};

export const territory_control_now_serving = /** @type {(inputs: { area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Now serving ${i?.area}.`)
};

export const territory_control_a_zip_code_has_five_digits_like = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A ZIP code has five digits, like 12345.`)
};

export const territory_control_that_zip_code_is_not_on_our_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That ZIP code is not on our list yet. Please pick the area closest to you.`)
};

export const territory_control_we_could_not_look_that_up_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not look that up just now. Please pick the area closest to you.`)
};

export const territory_control_serving = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Serving`)
};

export const territory_control_change = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`change`)
};

export const territory_control_where_is_your_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where is your home?`)
};

export const territory_control_close = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close`)
};

export const territory_control_you_get_the_phone_number_and_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You get the phone number and the quote form for your area.`)
};

export const territory_control_or_type_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or type your ZIP code`)
};

export const territory_control_use_this_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use this ZIP`)
};

export const toast_dismiss = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dismiss`)
};

export const meta_page_not_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page not found`)
};

export const article_twelve_months_pest_by_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Twelve months, pest by pest`)
};

export const article_three_questions = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Three questions`)
};

export const article_which_plan_covers_which_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which plan covers which pest`)
};

export const article_what_is_in_each_plan = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is in each plan`)
};

export const article_from_the_mailbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the mailbox`)
};

export const article_what_we_carry = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we carry`)
};

export const article_who_writes_and_who_checks = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who writes and who checks`)
};

export const article_most_cited_sources = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whom these pages cite`)
};

export const article_our_licenses_and_how_to_check_them = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our licenses, and how to check them`)
};

export const article_roles = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Roles`)
};

export const article_sources_and_sites = /** @type {(inputs: { sources: NonNullable<unknown>, sites: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All pages together show ${i?.sources} sources on ${i?.sites} sites. The ones that most pages cite:`)
};

export const article_pages = /** @type {(inputs: { host: NonNullable<unknown>, pages: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.host}, ${i?.pages} pages`)
};

export const article_blog = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Blog`)
};

export const embed_quote_get_a_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get a free quote`)
};

export const identifier_the_key_by_place_and_by_sign = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The key, by place and by sign`)
};

export const not_found_this_page_has_flown = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page has flown`)
};

export const not_found_there_is_nothing_at_this_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is nothing at this address. It may have moved, or the link may have a typo.`)
};

export const not_found_try_one_of_these = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try one of these`)
};

export const not_found_or_search_the_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or search the site`)
};

export const not_found_or_ask_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or ask us. We can tell you where it went.`)
};

export const not_found_did_you_mean = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you mean`)
};

export const not_found_or_one_of_these = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or one of these`)
};

export const offline_no_connection_but_the_phone_works = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection, but the phone works.`)
};

export const offline_this_page_is_not_on_your_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page is not on your device yet. Pages you have read before still open. So does the quote form, and what you write there goes out by itself once you are connected.`)
};

export const offline_open_the_quote_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the quote form`)
};

export const offline_try_the_page_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try the page again`)
};

export const offline_no_connection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection`)
};

export const offline_your_device_has_no_connection_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your device has no connection. Here are our phone numbers and the quote form.`)
};

export const outcome_error = /** @type {(inputs: { heading: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Error: ${i?.heading}`)
};

export const outcome_almost_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Almost there.`)
};

export const outcome_something_in_the_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in the form needs another look.`)
};

export const outcome_almost_there_the_letter_needs_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Almost there: the letter needs one more look.`)
};

export const outcome_something_in_the_letter_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in the letter form needs another look.`)
};

export const outcome_almost_there_one_more_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Almost there: one more look.`)
};

export const outcome_something_in_the_photo_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something in the photo form needs another look.`)
};

export const outcome_we_could_not_save_that_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not save that just now.`)
};

export const outcome_nothing_has_been_sent_please_try = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been sent. Please try again in a moment, or call us and we take it down by phone.`)
};

export const outcome_we_cant_take_pictures_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t take pictures just now.`)
};

export const outcome_nothing_sent_try_without_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been sent. Please try again in a few minutes, call us, or send your request without pictures, with the quote form.`)
};

export const outcome_one_moment_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment, please.`)
};

export const outcome_that_was_a_lot_of_requests_in_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That was a lot of requests in a short time. Please wait a few minutes and try again, or call us.`)
};

export const outcome_that_did_not_reach_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That did not reach us.`)
};

export const outcome_what_arrived_could_not_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What arrived could not be read. Please try again, or call us.`)
};

export const outcome_there_is_a_problem = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is a problem`)
};

export const outcome_try_again_below = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again below`)
};

export const outcome_got_it_the_porch_light_is_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Got it. The porch light is on.`)
};

export const outcome_your_letter_is_on_our_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your letter is on our list.`)
};

export const outcome_back_to_the_front_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the front porch`)
};

export const pest_busiest_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Busiest in`)
};

export const pest_quoted_apart_from_its_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quoted apart from its price`)
};

export const pest_when_it_is_urgent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When it is urgent`)
};

export const place_a_visit_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A visit here`)
};

export const place_what_it_costs_in = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What it costs in ${i?.place}`)
};

export const place_zip_codes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ZIP codes`)
};

export const place_the_same_prices_hold_in_every = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same prices hold in every place we serve. What moves them stands on each page.`)
};

export const place_the_season = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The season.`)
};

export const place_just_down_the_road = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Just down the road`)
};

export const quote_heading = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us what you’ve seen.`)
};

export const quote_a_name_and_a_phone_number_are = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A name and a phone number are enough. The rest helps us bring the right tools.`)
};

export const quote_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quote form`)
};

export const quote_get_a_free_quote_for = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Get a free ${i?.trade} quote`)
};

export const quote_description = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us what the trouble is and where you live. A name and a phone number are enough, and we call or text you back with a price for your home.`)
};

export const search_about_us_and_everything_else = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About us and everything else`)
};

export const search_find_a_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a page`)
};

export const search_find_on_this_site = /** @type {(inputs: { one: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Find ${i?.one}, a service or a town on this site by any of its names, and a list of every page by subject.`)
};

export const search_find_a_service_or_a_town = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a service or a town on this site, and a list of every page by subject.`)
};

export const thank_you_your_message_has_reached = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you. Your message has reached us.`)
};

export const upload_send_your_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send your photos`)
};

export const zip_answer_places_we_know_well_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Places we know well there`)
};

export const zip_answer_try_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try again`)
};

export const zip_answer_another_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another ZIP code`)
};

export const zip_answer_the_answer_to_a_zip_code_whether = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer to a ZIP code: whether we come there, and whom to call.`)
};

export const about_film_play_the_film = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play the film:`)
};

export const about_film_seconds_with_captions_no_sound = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`seconds, with captions, no sound`)
};

export const about_film_read_the_film = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the film`)
};

export const about_film_the_film_as_a_file = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The film as a file`)
};

export const about_film_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`English`)
};

export const career_sample_role = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sample role`)
};

export const career_what_a_week_holds = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What a week holds`)
};

export const career_what_you_bring = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you bring`)
};

export const career_apply_by_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apply by e-mail`)
};

export const career_not_open_right_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not open right now.`)
};

export const faq_open_the_customer_portal = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the customer portal`)
};

export const call_number = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call ${i?.number}`)
};

export const hero_reviews = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} reviews`)
};

export const licenses_sample_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sample number`)
};

export const look_alikes_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.length} mm`)
};

export const look_alikes_mm_both_at_one_scale = /** @type {(inputs: { bar: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.bar} mm, both at one scale`)
};

export const month_activity_at_its_peak = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At its peak:`)
};

export const month_activity_active = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active:`)
};

export const month_activity_quiet_outdoors_a_good_month_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quiet outdoors. A good month to seal and dry.`)
};

export const month_activity_the_whole_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The whole year`)
};

export const call_to_action_the_same_number = /** @type {(inputs: { emergency_label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.emergency_label}: the same number.`)
};

export const pest_index_ants_and_termites = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ants and termites`)
};

export const pest_index_wasps_and_bees = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wasps and bees`)
};

export const pest_index_beetles_and_bugs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Beetles and bugs`)
};

export const pest_index_bugs_that_bite = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bugs that bite`)
};

export const pest_index_spiders_and_centipedes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spiders and centipedes`)
};

export const pest_index_rodents_and_wildlife = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rodents and wildlife`)
};

export const pest_index_show = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show`)
};

export const pest_zones_where_are_you_seeing_them = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where are you seeing them?`)
};

export const pest_zones_free_quote = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Free quote ${i?.number}`)
};

export const place_map_counties_u_s_census_bureau = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Counties: U.S. Census Bureau.`)
};

export const plan_comparison_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pest`)
};

export const plan_comparison_in_a_plan = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a plan`)
};

export const plan_comparison_on_its_own = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On its own`)
};

export const plan_comparison_not_covered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not covered`)
};

export const plan_comparison_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No`)
};

export const plan_comparison_quoted_after_a_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quoted after a look`)
};

export const plan_comparison_price_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Price by inspection`)
};

export const plan_comparison_the_price_pays_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The price pays for`)
};

export const plan_comparison_what_you_get = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you get`)
};

export const product_table_no_product_fits_try_a_shorter_word = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No product fits. Try a shorter word.`)
};

export const product_table_name_or_ingredient = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name or ingredient`)
};

export const product_table_used_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Used for`)
};

export const product_table_everything = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything`)
};

export const product_table_of_products = /** @type {(inputs: { shown: NonNullable<unknown>, all: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.shown} of ${i?.all} products`)
};

export const product_table_table_of_products = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table of products`)
};

export const product_table_active_ingredient = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Active ingredient`)
};

export const product_table_epa_registration = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`EPA registration`)
};

export const product_table_read_any_current_label_in_the_epas = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read any current label in the EPA’s label search`)
};

export const product_table_see_the_container = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the container`)
};

export const question_questions_people_ask = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions people ask`)
};

export const related_pages_read_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read next`)
};

export const review_out_of_5_stars = /** @type {(inputs: { rating: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.rating} out of 5 stars`)
};

export const review_sample_review = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sample review`)
};

export const reviews_previous_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Previous reviews`)
};

export const reviews_next_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next reviews`)
};

export const reviews_from_reviews = /** @type {(inputs: { home_review_count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`from ${i?.home_review_count} reviews`)
};

export const reviews_customer_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Customer reviews`)
};

export const reviews_swipe_for_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Swipe for more`)
};

export const service_cost_you_have_the_price_in_writing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have the price in writing before any work starts`)
};

export const service_cost_what_moves_the_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What moves the price`)
};

export const service_cost_two_examples_not_quotes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Two examples, not quotes`)
};

export const service_cost_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Example`)
};

export const service_cost_sums_of_the_prices_on_this_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sums of the prices on this site. Your house has a price of its own, in writing.`)
};

export const size_chart_smaller_than_a_grain_of_rice = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Smaller than a grain of rice`)
};

export const size_chart_as_long_as_a_ladybug_or_a_little = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As long as a ladybug or a little more`)
};

export const size_chart_half_an_inch_and_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Half an inch and more`)
};

export const size_chart_mice_rats_bats_and_small_birds = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mice, rats, bats and small birds`)
};

export const size_chart_as_long_as_a_hand_or_an_arm = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As long as a hand or an arm`)
};

export const size_chart_all_at_one_scale_beside_a_penny = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All ${i?.count} at one scale, beside a penny.`)
};

export const size_chart_a_penny = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A penny`)
};

export const size_chart_a_penny_19_mm_across_on_a_ruler_of = /** @type {(inputs: { long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A penny, 19 mm across, on a ruler of ${i?.long} mm`)
};

export const ruler_drawers_an_inch_more_or_less = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An inch, more or less`)
};

export const ruler_drawers_all_at_one_scale = /** @type {(inputs: { count: NonNullable<unknown>, long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All ${i?.count} lie at one scale along one ruler from 0 to ${i?.long} mm, beside a penny of 19 mm. A square is 10 mm wide.`)
};

export const ruler_drawers_printed_they_are_life_size = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printed at 100 %, each is as large as in life.`)
};

export const size_chart_mm = /** @type {(inputs: { long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.long} mm`)
};

export const source_where_these_facts_come_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where these facts come from`)
};

export const source_this_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page`)
};

export const source_checked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checked`)
};

export const species_plates_at_one_scale_from_the_left = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At one scale, from the left: ${i?.names}`)
};

export const species_plates_all_at_one_scale_a_penny_is_19_mm = /** @type {(inputs: { step: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All at one scale. A penny is 19 mm across; the marks are ${i?.step} mm apart.`)
};

export const trace_plates_longer_side_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Longer side ${i?.length} mm`)
};

export const trace_plates_body_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Body ${i?.length} mm`)
};

export const activity_chart_the_same_as_a_table = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same as a table`)
};

export const activity_chart_month = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Month`)
};

export const cited_source = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Source ${i?.number}`)
};

export const logo_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, home`)
};

export const chat_the_chat_cant_be_reached_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The chat can’t be reached just now. Please call us.`)
};

export const chat_type_your_answer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Type your answer`)
};

export const chat_send = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send`)
};

export const chat_your_answer_yes_or_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your answer, yes or no`)
};

export const chat_what_you_are_seeing_and_where = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you are seeing, and where`)
};

export const chat_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your ZIP code`)
};

export const chat_your_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your name`)
};

export const chat_your_phone_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your phone number`)
};

export const chat_your_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your e-mail`)
};

export const chat_messages = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Messages`)
};

export const chat_conversation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Conversation`)
};

export const chat_wren_is_typing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wren is typing`)
};

export const chat_with_wren_assistant = /** @type {(inputs: { brand: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Chat with Wren, ${i?.brand} assistant`)
};

export const chat_wren = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wren`)
};

export const chat_close_chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close chat`)
};

export const chat_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes`)
};

export const chat_start_a_new_conversation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start a new conversation`)
};

export const chat_forget_me_on_this_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forget me on this device`)
};

export const chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chat`)
};

export const chat_can_i_help_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Can I help you?`)
};

export const chat_help = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help!`)
};

export const chat_close_chat_prompt = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close chat prompt`)
};

export const chat_open_chat_prompt = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open chat prompt`)
};

export const pest_identifier_fits_well = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fits well`)
};

export const pest_identifier_fits_in_part = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fits in part`)
};

export const pest_identifier_fits_poorly = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fits poorly`)
};

export const pest_identifier_often_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Often met here: ${i?.label}`)
};

export const pest_identifier_at_times_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At times met here: ${i?.label}`)
};

export const pest_identifier_busy_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Busy in ${i?.answer}`)
};

export const pest_identifier_about_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`About in ${i?.answer}`)
};

export const pest_identifier_a_telling_sign = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A telling sign: ${i?.label}`)
};

export const pest_identifier_goes_with_it = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Goes with it: ${i?.label}`)
};

export const pest_identifier_seldom_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seldom met here: ${i?.label}`)
};

export const pest_identifier_not_about_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not about in ${i?.answer}`)
};

export const pest_identifier_quiet_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quiet in ${i?.answer}`)
};

export const pest_identifier_not_its_sign = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not its sign: ${i?.label}`)
};

export const pest_identifier_nothing_we_know_fits_that_a_photo = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing we know fits that. A photo or a call gets you further than more guessing.`)
};

export const pest_identifier_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For:`)
};

export const pest_identifier_against = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Against:`)
};

export const pest_identifier_i_do_not_remember = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I do not remember`)
};

export const pest_identifier_not_sure = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sure`)
};

export const pest_identifier_what_did_you_see = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What did you see?`)
};

export const pest_identifier_show_the_matches = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show the matches`)
};

export const pest_identifier_start_over = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start over`)
};

export const pest_identifier_what_it_may_be = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it may be`)
};

export const pest_identifier_what_it_may_be_will_stand_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it may be will stand here`)
};

export const pest_identifier_best_matches_so_far = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Best matches so far: ${i?.names}`)
};

export const pest_identifier_likeliest_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Likeliest so far`)
};

export const pest_identifier_the_likeliest_three_stand_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The likeliest three stay in view here while you answer.`)
};

export const pest_identifier_a_list_cannot_be_certain_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A list cannot be certain, and neither are we until we have seen it. A photo or a visit settles it.`)
};

export const pest_identifier_send_a_photo_with_your_answers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a photo with your answers`)
};

export const pest_identifier_by_place = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By place`)
};

export const pest_identifier_by_sign = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By sign`)
};

export const plan_finder_show_what_fits = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show what fits`)
};

export const plan_finder_let_us_look_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Let us look first`)
};

export const site_search_what_are_you_looking_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What are you looking for?`)
};

export const site_search_pages_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages found`)
};

export const site_search_the_search_could_not_be_loaded = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The search could not be loaded. Every page is in the list below.`)
};

export const search_by_any_of_its_names = /** @type {(inputs: { one: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.one} by any of its names, a service, a town or a ZIP code.`)
};

export const search_a_service_or_a_town = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A service, a town or a ZIP code.`)
};

export const site_search_one_moment = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment.`)
};

export const checklist_of_done = /** @type {(inputs: { ticked: NonNullable<unknown>, all: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ticked} of ${i?.all} done`)
};

export const checklist_print_this_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Print this list`)
};

export const zip_check_yes_we_serve = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yes, we serve ${i?.zip}.`)
};

export const zip_check_yes_we_serve_your_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, we serve your ZIP.`)
};

export const zip_check_very_nearly = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.zip}? Very nearly.`)
};

export const zip_check_very_nearly_your_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Very nearly.`)
};

export const zip_check_no_not = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No, not ${i?.zip}.`)
};

export const zip_check_no_we_do_not_come_that_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No, we do not come that far.`)
};

export const zip_check_please_check_what_you_typed_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please check what you typed, and try again.`)
};

export const zip_check_a_company_closer_to_you_can_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A company closer to you can come sooner. When you look for one, ask:`)
};

export const zip_check_for_its_license_number_your_states = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`for its license number. Your state’s pesticide regulator can confirm it.`)
};

export const zip_check_for_an_inspection_before_a_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`for an inspection before a price, and the findings in writing.`)
};

export const zip_check_which_product_goes_where_with_its = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`which product goes where, with its EPA registration number.`)
};

export const zip_check_what_happens_when_it_comes_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`what happens when it comes back between visits.`)
};

export const zip_check_with_termites_whether_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`with termites, whether the agreement pays for repair or only for another treatment.`)
};

export const zip_check_check = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check`)
};

export const content_loader_we_are_rated_5_from_reviews = /** @type {(inputs: { rating: NonNullable<unknown>, count: NonNullable<unknown>, note: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We are rated ${i?.rating}/5 from ${i?.count} reviews. ${i?.note}`)
};

export const content_loader_crawl_space_wildlife_and_letters = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crawl space, wildlife and letters`)
};

export const content_loader_more_around = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`More around ${i?.label}`)
};

export const content_loader_get_a_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get a quote`)
};

export const content_loader_service_plans = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service Plans`)
};

export const trade_treatments = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pest Treatments`)
};

export const trade_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pest control`)
};

export const trade_issue = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a pest control issue`)
};

export const trade_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a pest`)
};

export const trade_many = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pests`)
};

export const content_loader_damp_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Damp crawl space`)
};

export const content_loader_home_trade = /** @type {(inputs: { trade: NonNullable<unknown>, label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Home ${i?.trade} ${i?.label}`)
};

export const content_loader_with_a_drawing_of = /** @type {(inputs: { title: NonNullable<unknown>, shown: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.title}”, with a drawing of ${i?.shown}`)
};

export const chat_the_partial_lead_was_not_saved = /** @type {(inputs: { message: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The partial lead was not saved: ${i?.message}`)
};

export const chat_yikes_do_you_currently_have = /** @type {(inputs: { issue: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Yikes! Do you currently have ${i?.issue}?`)
};

export const chat_we_can_help_with_that_what_are_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can help with that. What are you seeing, and where?`)
};

export const chat_we_can_help_with_that_what_else = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can help with that. What else should we know, like where and since when?`)
};

export const chat_sorry_is_that_a_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sorry, is that a yes?`)
};

export const chat_glad_to_hear_it_if_something_turns = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Glad to hear it! If something turns up, come back any time. Have a good day!`)
};

export const chat_no_problem_if_it_is_after_all = /** @type {(inputs: { many: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No problem. If it is about ${i?.many} after all, call us or come back any time. Have a good day!`)
};

export const chat_thanks_whats_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thanks. What’s your ZIP code?`)
};

export const chat_and_whats_your_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`And what’s your name?`)
};

export const chat_no_problem_what_name_should_we_use = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No problem. What name should we use?`)
};

export const chat_last_one_whats_your_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last one: what’s your e-mail?`)
};

export const chat_im_sorry_there_was_an_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I'm sorry, there was an error submitting your information. Please try calling us directly at the company phone number.`)
};

export const chat_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error`)
};

export const chat_failed_to_submit_request_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed to submit request. Please try again.`)
};

export const chat_done_your_details_are_gone_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Done. Your details are gone from this device.`)
};

export const chat_thanks_whats_the_best_number_to = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thanks, ${i?.name}. What’s the best number to reach you?`)
};

export const chat_welcome_back_shall_i_use_and_again = /** @type {(inputs: { name: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Welcome back! Shall I use ${i?.name} and ${i?.phone} again?`)
};

export const chat_all_set = /** @type {(inputs: { name: NonNullable<unknown>, text: NonNullable<unknown>, promise: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All set, ${i?.name}. ${i?.text} ${i?.promise}`)
};

export const content_if_it_comes_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it comes back`)
};

export const content_what_we_stand_behind = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we stand behind`)
};

export const content_if_they_come_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If they come back`)
};

export const content_our_promise = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our promise`)
};

export const content_is_the_full_count_where_we_say_it = /** @type {(inputs: { count: NonNullable<unknown>, review_count_label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} is the full count. Where we say ${i?.review_count_label}, it is the same count, rounded down.`)
};

export const content_the_reviews_printed_here_are = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The reviews printed here are samples and not among them.`)
};

export const content_those_marked_as_samples_are_not = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Those marked as samples are not among them.`)
};

export const hours_call_before_for_a_visit = /** @type {(inputs: { before: NonNullable<unknown>, call_day: NonNullable<unknown>, visit_day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call before ${i?.before} ${i?.call_day} for a visit ${i?.visit_day}.`)
};

export const hours_call_in_the_next_for_a_visit = /** @type {(inputs: { minutes_left: NonNullable<unknown>, day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call in the next ${i?.minutes_left} for a visit ${i?.day}.`)
};

export const hours_we_open_at_today_call_before_for_a = /** @type {(inputs: { opens: NonNullable<unknown>, before: NonNullable<unknown>, day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We open at ${i?.opens} today. Call before ${i?.before} for a visit ${i?.day}.`)
};

export const hours_open_now_until = /** @type {(inputs: { closes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open now, until ${i?.closes}.`)
};

export const hours_closed_now_we_call_you_from = /** @type {(inputs: { day: NonNullable<unknown>, opens: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed now. We call you ${i?.day} from ${i?.opens}.`)
};

export const hours_we_call_or_text_you_by = /** @type {(inputs: { when: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We call or text you by ${i?.when}.`)
};

export const newsletter_an_e_mail_address_can_be_at_most = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An e-mail address can be at most 254 characters.`)
};

export const newsletter_the_page_must_be_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page must be text.`)
};

export const newsletter_the_page_can_be_at_most_120 = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page can be at most 120 characters.`)
};

export const newsletter_the_consent_version_must_be_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The consent version must be text.`)
};

export const newsletter_this_field_stays_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This field stays empty.`)
};

export const newsletter_invalid_email = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invalid Email`)
};

export const newsletter_please_enter_a_valid_email_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a valid email address.`)
};

export const newsletter_already_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Already Subscribed`)
};

export const newsletter_this_email_is_already_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This email is already subscribed to our newsletter!`)
};

export const newsletter_subscription_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subscription Error`)
};

export const newsletter_please_try_again_later_or_contact = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please try again later or contact us directly.`)
};

export const newsletter_successfully_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Successfully Subscribed!`)
};

export const newsletter_thank_you_look_out_for_tips = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank you. Look out for ${i?.trade} tips and offers in your inbox.`)
};

export const newsletter_one_more_step = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One more step`)
};

export const newsletter_we_sent_you_an_e_mail_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We sent you an e-mail. Please follow its link to subscribe.`)
};

export const plans_what_is_it_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is it about?`)
};

export const plans_ants_spiders_roaches_wasps_or_fall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ants, spiders, roaches, wasps or fall invaders`)
};

export const plans_termites_or_a_house_that_is_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termites, or a house that is for sale`)
};

export const plans_mosquitoes_in_the_yard = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mosquitoes in the yard`)
};

export const plans_a_damp_or_musty_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A damp or musty crawl space`)
};

export const plans_bed_bugs_fleas_ticks_carpenter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bed bugs, fleas, ticks, carpenter bees, rats, mice or a wild animal`)
};

export const plans_how_has_it_gone_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How has it gone so far?`)
};

export const plans_it_has_just_started = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It has just started`)
};

export const plans_it_comes_back_every_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It comes back every year`)
};

export const plans_nothing_yet_and_i_want_to_keep_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing yet, and I want to keep it that way`)
};

export const plans_what_is_under_your_house = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is under your house?`)
};

export const plans_a_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A crawl space`)
};

export const plans_a_slab = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A slab`)
};

export const plans_a_basement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A basement`)
};

export const plans_i_dont_know = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I don’t know`)
};

export const plans_it_has_just_started_and_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It has just started, and one treatment may be all it takes.`)
};

export const plans_if_it_comes_back_with_the_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it comes back with the next season, the plan costs less than calling again and again.`)
};

export const plans_what_comes_back_every_year_has_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What comes back every year has a season, and a visit about every 90 days is timed for it.`)
};

export const plans_each_seasons_visit_looks_for_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each season’s visit looks for that season’s pests before they settle in.`)
};

export const plans_after_the_first_visit_most_of_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After the first visit most of the work is outside, where these pests live.`)
};

export const plans_if_a_covered_pest_shows_up_between = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If a covered pest shows up between visits, we come back at no extra charge.`)
};

export const plans_an_inspection_comes_first_if_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An inspection comes first. If it finds no termites, you will hear exactly that.`)
};

export const plans_termites_need_a_treatment_of_their = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termites need a treatment of their own; the quarterly plan leaves them out.`)
};

export const plans_we_re_treat_at_no_charge_while = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We re-treat at no charge while your agreement is in force.`)
};

export const plans_a_crawl_space_with_open_soil_takes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A crawl space with open soil takes a liquid treatment well, and a dry one draws fewer termites.`)
};

export const plans_under_a_slab_with_finished_floors = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under a slab with finished floors, bait stations spare you the drilling.`)
};

export const plans_a_finished_basement_can_decide = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A finished basement can decide between liquid and bait. We compare both in writing.`)
};

export const plans_the_inspection_shows_what_is_under = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The inspection shows what is under the house, and that decides between liquid and bait.`)
};

export const plans_fewer_bites_within_a_day_or_two = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fewer bites within a day or two, and the water they came from is gone.`)
};

export const plans_treatments_are_repeated_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Treatments are repeated about every three to four weeks, from spring through October.`)
};

export const plans_we_begin_with_standing_water_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We begin with standing water, and mist only the shaded leaves where mosquitoes rest.`)
};

export const plans_if_they_build_up_before_the_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If they build up before the next treatment is due, we come back without charge.`)
};

export const plans_without_a_crawl_space_there_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without a crawl space there is nothing to close. Damp elsewhere has another cause.`)
};

export const plans_smells_or_feels_wet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us where it smells or feels wet, and we say whether it is work for us or for a plumber.`)
};

export const plans_water_comes_first_then_a_sealed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Water comes first, then a sealed liner, closed vents and one way of drying.`)
};

export const plans_we_look_underneath_first_only_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We look underneath first. Only a crawl space can be closed and dried.`)
};

export const plans_damp_wood_and_damp_soil_are_half = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Damp wood and damp soil are half of what draws termites.`)
};

export const plans_if_a_seam_opens_or_a_sealed_vent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If a seam opens or a sealed vent lets go, we put it right free of charge.`)
};

export const plans_no_plan_covers_these_each_needs_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No plan covers these. Each needs a treatment of its own, with its own second look.`)
};

export const plans_with_nothing_there_yet_reading_its = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With nothing there yet, reading its page may be all you need.`)
};

export const plans_its_page_says_what_we_do_how_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its page says what we do, how to prepare, and when we come back without charge.`)
};

export const prices_per_month = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per month`)
};

export const prices_per_quarter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per quarter`)
};

export const prices_per_season = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per season`)
};

export const prices_per_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per year`)
};

export const prices_per_visit = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per visit`)
};

export const prices_per_treatment = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Per treatment`)
};

export const prices_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once`)
};

export const prices_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By inspection`)
};

export const prices_for = /** @type {(inputs: { scope: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.scope}`)
};

export const search_nothing_found_for_every_page_is_in = /** @type {(inputs: { query: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing found for “${i?.query}”. Every page is in the list below.`)
};

export const search_1_page_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 page found.`)
};

export const search_pages_found = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} pages found.`)
};

export const species_all_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All year`)
};

export const species_drawing_with_marks = /** @type {(inputs: { drawing: NonNullable<unknown>, marks: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.drawing}. Marks: ${i?.marks}`)
};

export const species_mark = /** @type {(inputs: { number: NonNullable<unknown>, mark: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mark ${i?.number}: ${i?.mark}`)
};

export const species_mark_on_the_drawing = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mark ${i?.number} on the drawing`)
};

export const species_marks_on_the_drawing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marks on the drawing`)
};

export const species_drawing = /** @type {(inputs: { title: NonNullable<unknown>, latin: NonNullable<unknown>, size: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Drawing: ${i?.title}, ${i?.latin}, ${i?.size}`)
};

export const submissions_it_was_not_accepted_please_check = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was not accepted. Please check it and try again, or call us.`)
};

export const submissions_that_was_a_lot_of_requests_in_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That was a lot of requests in a short time. Please wait a moment and try again, or call us.`)
};

export const submissions_it_has_not_been_saved_please_try = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It has not been saved. Please try again in a moment, or call us.`)
};

export const submissions_we_could_not_reach_our_office_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not reach our office from here, and this device keeps nothing for later. Please try again when you have a connection, or call us.`)
};

export const submissions_not_sent_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent yet`)
};

export const submissions_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent`)
};

export const submissions_not_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent`)
};

export const newsletter_someone_we_hope_you_entered_this = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Someone, we hope you, entered this address for the newsletter of ${i?.name}. Please confirm it with this link. Until then we send nothing.`)
};

export const newsletter_thank_you_for_subscribing_to_the = /** @type {(inputs: { name: NonNullable<unknown>, trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank you for subscribing to the newsletter of ${i?.name}: a short note each season with ${i?.trade} tips and offers.`)
};

export const newsletter_did_you_not_ask_for_it_then_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you not ask for it? Then you need not do anything. Or make sure that nobody can sign this address up:`)
};

export const newsletter_did_you_not_ask_for_it_or_changed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you not ask for it, or changed your mind? One click ends it:`)
};

export const newsletter_yes_subscribe_me = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, subscribe me`)
};

export const choice_unsubscribe_from_the_newsletter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unsubscribe from the newsletter?`)
};

export const choice_we_will_not_write_to_your_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We will not write to your address again.`)
};

export const choice_unsubscribe = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unsubscribe`)
};

export const choice_you_are_unsubscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are unsubscribed.`)
};

export const choice_you_will_get_no_more_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We will not write to your address again. You can close this page.`)
};

export const choice_subscribe_to_the_newsletter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subscribe to the newsletter?`)
};

export const choice_a_short_note_each_season = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A short note each season: ${i?.trade} tips and offers. Every mail has a link that ends it.`)
};

export const choice_you_are_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are subscribed.`)
};

export const choice_this_link_does_not_work = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link does not work.`)
};

export const choice_it_is_not_complete_or_we_no_longer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is not complete, or we no longer know it. Please use the link in the latest mail, or write to us.`)
};

export const contact_bar_call_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call Now`)
};

export const fallback_screen_or_call_us = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Or call us: <phone>${i?.number}</phone>`)
};

export const header_quote_hint = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tell us what you saw and where. We work out the rest.`)
};

export const header_get_free_quote_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get FREE Quote Now`)
};

export const place_area = /** @type {(inputs: { area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<place>${i?.area}</place> area`)
};

export const place_pests_and_why_they_come = /** @type {(inputs: { many: NonNullable<unknown>, place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.many} in ${i?.place}, and why they come`)
};

export const quote_page_rather_talk = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rather talk?`)
};

export const about_film_back_to_the_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the page`)
};

export const outcome_back_brings_back_what_you_typed = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your browser’s Back button brings back what you typed. Or <form>start the ${i?.name} form again</form>.`)
};

export const post_date_and_minutes = /** @type {(inputs: { date: NonNullable<unknown>, minutes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<date>${i?.date}</date>, ${i?.minutes} minute read`)
};

export const licenses_check_the_number = /** @type {(inputs: { state: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Check the number<hidden> in ${i?.state}</hidden>`)
};

export const licenses_line_of_a_sample = /** @type {(inputs: { authority: NonNullable<unknown>, number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.authority} license ${i?.number} (sample)`)
};

export const licenses_line = /** @type {(inputs: { authority: NonNullable<unknown>, number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.authority} license ${i?.number}`)
};

export const month_activity_month_in_place = /** @type {(inputs: { month: NonNullable<unknown>, place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<month>${i?.month}</month> in ${i?.place}`)
};

export const source_page_updated = /** @type {(inputs: { date: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Page updated <date>${i?.date}</date>`)
};

export const species_plates_body = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Body ${i?.length}`)
};

export const place_phone_office = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} office.`)
};

export const place_phone_yours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yours:`)
};

export const chat_assistant = /** @type {(inputs: { brand: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.brand} assistant`)
};

export const pest_identifier_book_an_inspection = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Book an inspection<hidden> for ${i?.pest}</hidden>`)
};

export const pest_identifier_more_about = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`More about ${i?.pest}`)
};

export const pest_identifier_and_what_they_are_taken_for = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.pest} and what they are taken for`)
};

export const pest_identifier_two_or_three_answers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Two or three answers are enough to start. No answer is needed, and none is sent to us unless you send it. Would you rather read? <key>The key</key> lists the same by place and by sign.`)
};

export const plan_finder_also_worth_a_thought = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Also worth a thought:`)
};

export const plan_finder_one_treatment = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<services>One treatment</services>, ${i?.price} for most`)
};

export const site_search_or_ask_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Or ask us:`)
};

export const zip_check_we_come_to = /** @type {(inputs: { place: NonNullable<unknown>, area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We come to <page>${i?.place}</page>, in our ${i?.area} area.`)
};

export const zip_check_you_are_in_our_area = /** @type {(inputs: { area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are in our <page>${i?.area}</page> area.`)
};

export const zip_check_one_beside_it_is = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your code is not on our list, but one beside it is. The nearest place we serve is <page>${i?.place}</page>. Call, and we tell you whether a technician comes your way.`)
};

export const zip_check_do_you_serve_my_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Do you serve my ZIP?`)
};

export const product_table_product = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Product`)
};

export const species_at_their_peak_and_more = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At their peak in ${i?.state} in ${i?.month}: ${i?.pests} and ${i?.others} more.`)
};

export const species_active_and_more = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Active in ${i?.state} in ${i?.month}: ${i?.pests} and ${i?.others} more.`)
};

export const species_at_their_peak = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At their peak in ${i?.state} in ${i?.month}: ${i?.pests}.`)
};

export const species_active = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Active in ${i?.state} in ${i?.month}: ${i?.pests}.`)
};

export const problem_please_check_what_you_entered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please check what you entered`)
};

export const problem_that_is_too_much_for_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That is too much for one request`)
};

export const problem_that_is_not_a_picture_we = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That is not a picture we can open`)
};

export const problem_we_could_not_read_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not read that`)
};

export const problem_that_is_too_long = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That is too long`)
};

export const problem_not_accepted_from_another_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not accepted from another site`)
};

export const problem_this_request_was_already_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This request was already sent`)
};

export const problem_unsubscribed_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unsubscribed before`)
};

export const problem_request_not_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request not found`)
};

export const problem_nothing_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing here`)
};

export const problem_not_possible_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not possible here`)
};

export const problem_too_many_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many requests`)
};

export const problem_we_could_not_save_that_just = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We could not save that just now`)
};

export const problem_we_cant_take_pictures_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t take pictures just now`)
};

export const problem_something_went_wrong_on_our_side = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong on our side`)
};

export const problem_please_send_fewer_or_smaller_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please send fewer or smaller pictures.`)
};

export const problem_please_send_a_photo_as_jpeg = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please send a photo as JPEG, PNG or WebP.`)
};

export const problem_what_arrived_could_not_be_read = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What arrived could not be read. Please try again, or call us at ${i?.phone}.`)
};

export const problem_this_address_takes_json_or_a = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This address takes JSON or a form. Please try again, or call us at ${i?.phone}.`)
};

export const problem_what_you_sent_is_too_long = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What you sent is too long. Please shorten it, or call us at ${i?.phone}.`)
};

export const problem_for_your_protection_we_only_take = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For your protection we only take requests from our own pages. Please use the form on our site, or call us at ${i?.phone}.`)
};

export const problem_we_already_have_a_request_under = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We already have a request under this number that says something else. Please send the correction as a new request.`)
};

export const problem_this_address_was_unsubscribed_and_we = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This address was unsubscribed, and we keep to that. Please use another address, or call us at ${i?.phone}.`)
};

export const problem_we_dont_have_that_request_please = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We don't have that request. Please try again, or call us at ${i?.phone}.`)
};

export const problem_there_is_nothing_at_this_address = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is nothing at this address. You can call us at ${i?.phone}.`)
};

export const problem_this_address_does_not_take_that = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This address does not take that kind of request. You can call us at ${i?.phone}.`)
};

export const problem_that_was_a_lot_of_requests = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`That was a lot of requests in a short time. Please wait a moment, or call us at ${i?.phone}.`)
};

export const problem_your_request_has_not_been_saved = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your request has not been saved. Please try again in a moment, or call us at ${i?.phone}.`)
};

export const problem_many_pictures_are_arriving_and_yours = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Many pictures are arriving, and yours have not been taken. Please try again in a minute, call us at ${i?.phone}, or send your request without pictures, with the quote form.`)
};

export const problem_there_is_no_room_for_pictures = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no room for pictures right now, and nothing has been saved. Please call us at ${i?.phone}, or send your request without pictures, with the quote form.`)
};

export const problem_not_saved_by_our_fault = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your request has not been saved. Please try again, or call us at ${i?.phone}.`)
};

export const submissions_request_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your request waits on this device. It goes out by itself as soon as our office can be reached and this site is open. You don’t need to send it again.`)
};

export const submissions_request_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your request has reached us.`)
};

export const submissions_photos_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos wait on this device. They go out by themselves as soon as our office can be reached and this site is open. You don’t need to send them again.`)
};

export const submissions_photos_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos have reached us.`)
};

export const submissions_signup_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your signup waits on this device. It goes out by itself as soon as our office can be reached and this site is open. You don’t need to send it again.`)
};

export const prices_months = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} month`);
	return /** @type {LocalizedString} */ (`${i?.count} months`)
	
};

export const prices_quarters = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} quarter`);
	return /** @type {LocalizedString} */ (`${i?.count} quarters`)
	
};

export const prices_seasons = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} season`);
	return /** @type {LocalizedString} */ (`${i?.count} seasons`)
	
};

export const prices_years = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} year`);
	return /** @type {LocalizedString} */ (`${i?.count} years`)
	
};

export const prices_visits = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} visit`);
	return /** @type {LocalizedString} */ (`${i?.count} visits`)
	
};

export const prices_treatments = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} treatment`);
	return /** @type {LocalizedString} */ (`${i?.count} treatments`)
	
};

export const prices_payments = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} payment`);
	return /** @type {LocalizedString} */ (`${i?.count} payments`)
	
};

export const prices_example_end_low = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price}, the low end`)
};

export const prices_example_end_high = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price}, the high end`)
};

export const prices_example_line = /** @type {(inputs: { title: NonNullable<unknown>, times: NonNullable<unknown>, price: NonNullable<unknown>, sum: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}, ${i?.times} at ${i?.price}: ${i?.sum}`)
};

export const prices_from = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`from ${i?.price}`)
};

export const prices_or_more = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} or more`)
};

export const prices_range = /** @type {(inputs: { low: NonNullable<unknown>, high: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.low} to ${i?.high}`)
};

export const prices_unit_for = /** @type {(inputs: { unit: NonNullable<unknown>, scope: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.unit}, for ${i?.scope}`)
};

export const problem_what_arrived_is_not_a_filled_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What arrived is not a filled-in form.`)
};

export const problem_the_field_does_not_belong_here = /** @type {(inputs: { field: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The field "${i?.field}" does not belong here.`)
};

export const problem_the_field_is_missing = /** @type {(inputs: { field: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The field "${i?.field}" is missing.`)
};

export const problem_the_field_cant_be_read = /** @type {(inputs: { field: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The field "${i?.field}" can't be read.`)
};

export const share_image_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a house with a porch in the evening`)
};

export const share_image_lit_windows = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a house with lit windows at night`)
};

export const share_image_van = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a technician’s van in front of a house`)
};

export const share_image_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a crawl space seen through a window`)
};

export const share_image_the_animal = /** @type {(inputs: { animal: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`the ${i?.animal}`)
};

export const pest_which_one_is_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which one is it?`)
};

export const pest_does_it_matter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Does it matter?`)
};

export const call_to_action_porch_lights_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Porch light’s on.`)
};

export const newsletter_the_page_is_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page is missing.`)
};

export const newsletter_the_page_cant_contain_control = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page can't contain control characters.`)
};

export const problem_this_address_can_only_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address can only be read.`)
};

export const problem_this_address_cant_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address can’t be read.`)
};

export const problem_this_file_is_not_packed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This file is not packed that way.`)
};

export const form_unreadable = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please remove the special characters that can’t be read here.`)
};

export const form_line_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please shorten this to ${i?.max} characters.`)
};

export const form_name_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please tell us your name, so we know who to ask for.`)
};

export const form_name_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please shorten the name to ${i?.max} characters.`)
};

export const form_phone_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please give us a phone number, so that we can call you back.`)
};

export const form_phone_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please shorten the phone number to ${i?.max} characters.`)
};

export const form_email_no_at = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This e-mail address has no @ sign. Please check it, or leave it empty.`)
};

export const form_email_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please shorten the e-mail address to ${i?.max} characters.`)
};

export const form_zip_malformed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A ZIP code has five digits, like 12345. Please check it, or leave it empty.`)
};

export const form_description_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What have you seen?`)
};

export const form_description_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please shorten this to ${i?.max} characters. We can talk about the rest on the phone.`)
};

export const form_details_unknown = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The details must be those of one of our forms.`)
};

export const letter_state_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where is the house?`)
};

export const letter_state_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose the state the house is in: it decides the form.`)
};

export const letter_property_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please give us the street address of the house.`)
};

export const letter_closing_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please give us the closing date.`)
};

export const letter_closing_past = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This closing date has passed. Please check it.`)
};

export const letter_access_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who lets us in?`)
};

export const letter_payer_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who pays?`)
};

export const letter_recipients_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who gets copies?`)
};

export const photo_where_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where was it?`)
};

export const photo_when_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When did you see it?`)
};

export const photo_description_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anything else?`)
};

export const quote_service_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What’s bugging you?`)
};

export const error_summary_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error:`)
};

export const lead_five_digits_like_12345 = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Five digits, like 12345`)
};

export const letter_we_ask_for_at_least_working_days = /** @type {(inputs: { notice: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We ask for at least ${i?.notice} working days before the closing. Treatment, where it is needed, takes longer. With less time, please call.`)
};

export const letter_the_may_be_at_most_days_old_at = /** @type {(inputs: { form: NonNullable<unknown>, good_for_days: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The ${i?.form} may be at most ${i?.good_for_days} days old at settlement. Ask us now, and we inspect closer to the date.`)
};

export const letter_that_is_close_before_the_closing = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`That is close: one working day lies before the closing. Send the request, and call us as well, so that nobody waits.`);
	return /** @type {LocalizedString} */ (`That is close: ${i?.count} working days lie before the closing. Send the request, and call us as well, so that nobody waits.`)
	
};

export const letter_before_the_closing_that_is_the = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`One working day lies before the closing. That is the notice we ask for. Treatment, where it is needed, takes longer.`);
	return /** @type {LocalizedString} */ (`${i?.count} working days lie before the closing. That is the notice we ask for. Treatment, where it is needed, takes longer.`)
	
};

export const letter_request_the_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request the letter`)
};

export const newsletter_it_needs_an_sign_as_in_you_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It needs an @ sign, as in you@example.com.`)
};

export const photo_send_my_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send my photos`)
};

export const photo_sent_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent so far`)
};

export const photo_chosen_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chosen photos`)
};

export const quote_got_it_the_porch_light_is_on = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Got it, ${i?.name}. The porch light is on.`)
};

export const quote_in_a_hurry_please_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a hurry? Please call.`)
};

export const quote_something_wrong_change_your = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something wrong? Change your request`)
};

export const quote_add_e_mail_best_time_or_a_note = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add e-mail, best time or a note`)
};

export const quote_not_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not sent.`)
};

export const quote_still_trying = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still trying…`)
};

export const quote_get_my_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get my free quote`)
};

export const quote_frame_loading_your_local_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading your local form...`)
};

export const quote_frame_the_form_is_taking_its_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The form is taking its time.`)
};

export const quote_frame_open_the_form_as_a_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the form as a page`)
};

export const submissions_it_could_not_be_taken_as_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It could not be taken as it is. Please call us.`)
};

export const submissions_your_photos_are_no_longer_on_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your photos are no longer on this device. Please choose them and send them again, or call us.`)
};

export const forms_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name`)
};

export const forms_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone`)
};

export const forms_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-mail`)
};

export const forms_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ZIP code`)
};

export const forms_property_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Property address`)
};

export const forms_closing_date = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closing date`)
};

export const forms_not_known_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not known yet`)
};

export const forms_lender_closing_attorney_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lender, closing attorney, e-mail addresses`)
};

export const forms_your_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your phone`)
};

export const forms_notes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notes`)
};

export const forms_paid_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid by`)
};

export const forms_copies_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copies to`)
};

export const forms_asked_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asked by`)
};

export const forms_email_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email address`)
};

export const forms_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photos`)
};

export const forms_best_time_to_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Best time to call`)
};

export const forms_any_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Any time`)
};

export const lead_must_be_text = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} must be text.`)
};

export const lead_can_be_at_most_characters_so = /** @type {(inputs: { label: NonNullable<unknown>, max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} can be at most ${i?.max} characters, so please shorten it.`)
};

export const lead_must_be_a_time_in_milliseconds = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} must be a time in milliseconds.`)
};

export const lead_the_customer_type_must_be_existing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The customer type must be existing_problem or preventative.`)
};

export const lead_the_last_name_stays_empty_the_full = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The last name stays empty: the full name goes into first_name.`)
};

export const lead_the_service = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The service`)
};

export const lead_the_urgency_is_always_standard = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The urgency is always "standard".`)
};

export const lead_the_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address`)
};

export const lead_the_source = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The source`)
};

export const lead_the_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page`)
};

export const lead_the_deadline = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The deadline`)
};

export const lead_the_start = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The start`)
};

export const lead_an_attribution_value = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An attribution value`)
};

export const lead_the_attribution_must_be_a_list_of = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The attribution must be a list of names and texts.`)
};

export const lead_the_attribution_has_too_many = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The attribution has too many entries.`)
};

export const lead_the_consent_version = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The consent version`)
};

export const lead_the_marketing_choice_must_be_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The marketing choice must be yes or no.`)
};

export const lead_the_consent_must_hold_a_version = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The consent must hold a version and a choice, and nothing else.`)
};

export const lead_the_details_belong_to_another_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The details belong to another form than the source.`)
};

export const lead_please_choose_at_least_one_picture = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose at least one picture.`)
};

export const lead_please_choose_up_to_pictures = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please choose up to ${i?.count} pictures.`)
};

export const lead_a_picture_can_have_up_to_10_mb = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A picture can have up to 10 MB. Please send a smaller one, or a screenshot of this one.`)
};

export const lead_we_cant_open_heic_pictures_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t open HEIC pictures. Please take a screenshot of the picture and send that, or set your camera to “Most Compatible”.`)
};

export const lead_please_send_a_photo_as_jpeg_png_or = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please send a photo as JPEG, PNG or WebP. Other files can’t be opened here.`)
};

export const lead_one_picture_cant_be_opened_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One picture can’t be opened. Please try another one, or a screenshot of it.`)
};

export const lead_is_too_long = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} is too long.`)
};

export const lead_the_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The name`)
};

export const lead_the_phone_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The phone number`)
};

export const lead_the_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The e-mail`)
};

export const lead_the_problem = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem`)
};

export const lead_the_submission_id_must_be_a_uuid = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The submission id must be a UUID.`)
};

export const mail_thank_you_for_asking_for_help_your = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank you for asking ${i?.name} for help. Your request is with our office.`)
};

export const mail_office_hours = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Office hours: ${i?.label}.`)
};

export const mail_did_you_not_ask_us_for_anything = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you not ask us for anything? Then someone typed your address by mistake. You need not do anything, and you will not hear from us again.`)
};

export const mail_territory = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Territory`)
};

export const mail_received = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Received`)
};

export const mail_call_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call by`)
};

export const mail_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page`)
};

export const mail_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Form`)
};

export const mail_marketing_texts = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marketing texts`)
};

export const mail_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pictures`)
};

export const mail_first_visit = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First visit`)
};

export const mail_last_visit = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last visit`)
};

export const mail_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request`)
};

export const mail_corrects = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Corrects`)
};

export const mail_not_called_back_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not called back yet`)
};

export const mail_corrected_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Corrected request`)
};

export const mail_unfinished_chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unfinished chat`)
};

export const mail_new_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New request`)
};

export const mail_we_promised_to_call_back_by_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We promised to call back by now, and nobody has marked this request as contacted.`)
};

export const mail_mark_in_a_terminal = /** @type {(inputs: { submission_id: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`In a terminal on the server: npm run leads -- contacted ${i?.submission_id}`)
};

export const mail_what_became_of_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What became of it?`)
};

export const mail_the_visitor_changed_an_earlier = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The visitor changed an earlier request. This is what counts now.`)
};

export const mail_the_chat_was_left_before_the_e = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The chat was left before the e-mail was given. Name and phone are enough to call back.`)
};

export const mail_someone_sent_pictures = /** @type {(inputs: { one: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Someone sent pictures of ${i?.one} and would like to know what it is.`)
};

export const mail_the_chat_on_the_website_took_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The chat on the website took this request.`)
};

export const mail_someone_asked_for_a_quote = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Someone asked ${i?.name} for a quote.`)
};

export const mail_nothing_said = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(nothing said)`)
};

export const mail_before_it = /** @type {(inputs: { left: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.left} before it.`)
};

export const mail_corrected_termite_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Corrected termite letter`)
};

export const mail_termite_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termite letter`)
};

export const mail_short_notice = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Short notice.`)
};

export const mail_nothing_added = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(nothing added)`)
};

export const mail_no_working_day = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No working day`)
};

export const contact_submissions_the_territory_is_not_one_we_know = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The territory is not one we know.`)
};

export const newsletter_subscribe = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subscribe`)
};

export const photo_rules = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`One to ${i?.count} pictures, JPEG, PNG or WebP, up to 10 MB each.`)
};

export const photo_remove = /** @type {(inputs: { photo: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove<hidden> ${i?.photo}</hidden>`)
};

export const form_sending = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sending…`)
};

export const quote_what_you_typed_is_still_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you typed is still here.`)
};

export const letter_that_is_close_no_day_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That is close: no working days lie before the closing. Send the request, and call us as well, so that nobody waits.`)
};

export const mail_attached = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count}, attached`)
};

export const mail_in_their_words = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In their words`)
};

export const form_optional = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(optional)`)
};

export const form_leave_this_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave this empty`)
};

export const lead_the_source_is_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The source is missing.`)
};

export const lead_attribution_values_must_not_be = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Attribution values must not be empty.`)
};

export const office_invalid_a_note_is_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A note is text.`)
};

export const office_invalid_a_note_can_be_at_most_characters = /** @type {(inputs: { note: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A note can be at most ${i?.note} characters.`)
};

export const office_invalid_an_id_must_be_a_uuid = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An id must be a UUID.`)
};

export const office_invalid_the_amount_must_be_a_number_of = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount must be a number of cents.`)
};

export const office_invalid_the_amount_must_be_a_whole_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount must be a whole number of cents.`)
};

export const office_invalid_the_amount_cant_be_negative = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount can’t be negative.`)
};

export const office_invalid_the_amount_is_too_large = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The amount can be at most $1,000,000.`)
};

export const office_invalid_please_enter_an_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter an e-mail.`)
};

export const office_invalid_that_e_mail_is_too_long = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That e-mail is too long.`)
};

export const office_invalid_please_enter_a_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a name.`)
};

export const office_invalid_that_name_is_too_long = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That name is too long.`)
};

export const office_invalid_please_enter_a_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a time, as 21:00.`)
};

export const office_invalid_that_is_too_long_to_search_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That is too long to search for.`)
};

export const office_invalid_the_endpoint_must_be_a_url = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The endpoint must be a URL.`)
};

export const office_not_done = /** @type {(inputs: { problem: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not done: ${i?.problem}`)
};

export const office_the_offices_server_cant_be_reached = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The office’s server can’t be reached.`)
};

export const office_the_offices_server_cannot_be = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The office’s server cannot be reached for a moment.`)
};

export const office_audit_log = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Audit log`)
};

export const office_audit_every_sign_in_and_every_step_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every sign-in and every step, by whom and when. Nobody can change it here.`)
};

export const office_audit_when = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When`)
};

export const office_audit_who = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who`)
};

export const office_audit_what = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What`)
};

export const office_audit_nobody_signed_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody signed in`)
};

export const office_audit_the_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the request`)
};

export const office_audit_show_older_ones = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show older ones`)
};

export const office_backups_a_new_backup_is_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new backup is there.`)
};

export const office_backups = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Backups`)
};

export const office_backups_copies_of_everything_the_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copies of everything the office keeps. One on another machine is worth more than ten on the server: download the newest now and then, and keep it as safe as the server itself.`)
};

export const office_backups_making_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Making one…`)
};

export const office_backups_make_one_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make one now`)
};

export const office_backups_there_is_no_backup_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no backup yet`)
};

export const office_backups_make_one_now_and_let_the_server = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make one now, and let the server make one each night: see the runbook.`)
};

export const office_backups_download_named = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Download ${i?.name}`)
};

export const office_backups_download = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download`)
};

export const office_consents = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Consent wordings`)
};

export const office_consents_what_visitors_read_before_they = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What visitors read before they sent a request. Each request names the wording and version it was sent under.`)
};

export const office_consents_nobody_has_read_one_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has read one yet`)
};

export const office_erase = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Erase a person`)
};

export const office_erase_when_somebody_asks_to_be_forgotten = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When somebody asks to be forgotten: requests, notes, pictures, mails and the newsletter go. Counts without names stay.`)
};

export const office_erase_e_mail_phone_or_full_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-mail, phone or full name`)
};

export const office_erase_find = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find`)
};

export const office_erase_several_people_have_this_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Several people have this name. Choose whose requests go.`)
};

export const office_erase_certainly_theirs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Certainly theirs`)
};

export const office_erase_person_number = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Person ${i?.number}`)
};

export const office_erase_perhaps_theirs_tick_what_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perhaps theirs: tick what is`)
};

export const office_erase_for_good = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Erase for good`)
};

export const office_no_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No name`)
};

export const office_erase_a_mail_was_just_being_sent_erase = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A mail was just being sent. Erase again in a minute.`)
};

export const office_erase_still_to_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still to do`)
};

export const office_launch_check_must_be_done = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Must be done`)
};

export const office_launch_check_should_be_done = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Should be done`)
};

export const office_launch_check_is_done = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is done`)
};

export const office_launch_check = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Launch check`)
};

export const office_launch_check_what_stands_between_this_site_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What stands between this site and its visitors. Files are in the site’s own folder.`)
};

export const office_launch_check_check_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check again`)
};

export const office_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More`)
};

export const office_more_all_places = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All places`)
};

export const office_role_owner_explained = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Owner: everything, people and erasing included`)
};

export const office_role_office_explained = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Office: requests`)
};

export const office_people = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`People`)
};

export const office_people_who_may_come_in_a_link_to_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who may come in. A link to the office works once, for 24 hours.`)
};

export const office_people_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You`)
};

export const office_people_invited = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invited`)
};

export const office_role_owner = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Owner`)
};

export const office_role_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Office`)
};

export const office_people_remove_named = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove ${i?.name}`)
};

export const office_remove = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove`)
};

export const office_people_sessions_of = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Where ${i?.name} is signed in`)
};

export const office_people_ask_to_remove = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove ${i?.name}?`)
};

export const office_people_they_are_signed_out_everywhere_at = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They are signed out everywhere at once. What they did keeps their name.`)
};

export const office_people_removed = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is removed.`)
};

export const office_people_keep = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep`)
};

export const office_people_invite_somebody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invite somebody`)
};

export const office_people_their_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Their e-mail`)
};

export const office_people_their_name_if_you_like = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Their name, if you like`)
};

export const office_people_role = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Role`)
};

export const office_people_invite = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invite`)
};

export const office_people_the_link_is_copied = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is copied.`)
};

export const office_people_the_link_cant_be_copied = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser can’t copy it. Select the link above and copy it.`)
};

export const office_people_copy_the_link = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the link`)
};

export const office_quarantine = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quarantine`)
};

export const office_quarantine_requests_that_look_like_spam_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requests that look like spam. No mail went out and no alert was given. Release what is real: it is then treated like any other.`)
};

export const office_quarantine_nothing_looks_like_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing looks like spam`)
};

export const office_show_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show more`)
};

export const office_quarantine_release_named = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Release ${i?.name}`)
};

export const office_quarantine_release = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Release`)
};

export const office_quarantine_marked_as_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marked as spam.`)
};

export const office_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spam`)
};

export const office_sessions_signed_out = /** @type {(inputs: { device: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed out: ${i?.device}.`)
};

export const office_sessions_this_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This one`)
};

export const office_sessions_sign_out_device = /** @type {(inputs: { device: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sign out ${i?.device}`)
};

export const office_sessions_sign_out = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign out`)
};

export const office_undelivered_mail_to_the_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mail to the office`)
};

export const office_undelivered_reminder_to_the_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reminder to the office`)
};

export const office_undelivered_mail_to_the_visitor = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mail to the visitor`)
};

export const office_undelivered_newsletter_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newsletter mail`)
};

export const office_undelivered_link_to_sign_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Link to sign in`)
};

export const office_undelivered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Undelivered`)
};

export const office_undelivered_mails_webhooks_and_alerts_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mails, webhooks and alerts that were refused for good: an address that does not exist, a program that said no. The requests themselves are safe.`)
};

export const office_undelivered_everything_was_delivered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything was delivered`)
};

export const office_undelivered_send_again_named = /** @type {(inputs: { what: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send again: ${i?.what}`)
};

export const office_undelivered_send_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send again`)
};

export const office_inbox_whole_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whole requests`)
};

export const office_inbox_unfinished_chats = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unfinished chats`)
};

export const office_inbox_in_the_last_7_days = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the last 7 days`)
};

export const office_inbox_in_the_last_30_days = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the last 30 days`)
};

export const office_inbox_any = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Any`)
};

export const office_inbox_to_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To do`)
};

export const office_inbox_put_off = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put off`)
};

export const office_inbox_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requests`)
};

export const office_inbox_call_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call next`)
};

export const office_inbox_count = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`(${i?.count}) Inbox`)
};

export const office_inbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Inbox`)
};

export const office_inbox_which_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which requests`)
};

export const office_inbox_search_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search requests`)
};

export const office_inbox_name_phone_e_mail_zip_words = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name, phone, e-mail, ZIP, words`)
};

export const office_inbox_nothing_found_for = /** @type {(inputs: { words: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing found for “${i?.words}”`)
};

export const office_inbox_every_word_must_begin_a_word_of = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every word must begin a word of the request: part of a name, the last four digits of a phone, a ZIP.`)
};

export const office_inbox_search_in_all_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search in all requests`)
};

export const office_inbox_no_request_fits = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No request fits`)
};

export const office_inbox_show_the_whole_inbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show the whole inbox`)
};

export const office_inbox_nothing_is_yours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is yours`)
};

export const office_inbox_requests_that_are_given_to_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requests that are given to you stand here.`)
};

export const office_inbox_nothing_is_put_off = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is put off`)
};

export const office_inbox_put_a_request_off_and_it_comes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put a request off and it comes back by itself.`)
};

export const office_inbox_no_requests_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No requests yet`)
};

export const office_inbox_the_next_one_appears_here_within = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The next one appears here within seconds.`)
};

export const office_inbox_everybody_has_been_called = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everybody has been called`)
};

export const office_inbox_the_next_request_appears_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The next request appears here within seconds.`)
};

export const office_lead_history = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`History`)
};

export const office_lead_nothing_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing yet.`)
};

export const office_lead_note_saved = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note saved.`)
};

export const office_lead_what_you_agreed_the_gate_code_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you agreed, the gate code, the dog`)
};

export const office_lead_save_note = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save note`)
};

export const office_lead_command_line = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Command line`)
};

export const office_lead_picture_from = /** @type {(inputs: { number: NonNullable<unknown>, count: NonNullable<unknown>, name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Picture ${i?.number} of ${i?.count} from ${i?.name}`)
};

export const office_lead_picture_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Picture before`)
};

export const office_lead_next_picture = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next picture`)
};

export const office_inbox_nothing_said_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing said yet`)
};

export const office_inbox_asked_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`asked before`)
};

export const office_inbox_call_named = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call ${i?.name}`)
};

export const office_lead_marked_as = /** @type {(inputs: { name: NonNullable<unknown>, status: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is marked as ${i?.status}.`)
};

export const office_lead_it_is_yours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is yours.`)
};

export const office_lead_steps = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Steps`)
};

export const office_lead_status = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Status`)
};

export const office_lead_put_off_until_asked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put off…`)
};

export const office_lead_with = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With`)
};

export const office_lead_somebody_has_it_now = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} has it now.`)
};

export const office_lead_nobody_has_it_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has it now.`)
};

export const office_lead_nobody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody`)
};

export const office_lead_it_is_back_in_the_inbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is back in the inbox.`)
};

export const office_lead_take_it_up_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take it up now`)
};

export const office_lead_enter_an_amount_in_dollars = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter an amount in dollars, as 249 or 249.50.`)
};

export const office_lead_noted = /** @type {(inputs: { amount: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} noted.`)
};

export const office_lead_amount_in_dollars = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Amount in dollars`)
};

export const office_lead_save = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

export const office_lead_why_was_it_lost = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Why was it lost?`)
};

export const office_lead_marked_as_lost = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marked as lost.`)
};

export const office_lead_in_30_minutes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In 30 minutes`)
};

export const office_lead_in_2_hours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In 2 hours`)
};

export const office_lead_tomorrow_morning = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tomorrow morning`)
};

export const office_lead_tomorrow_at_noon = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tomorrow at noon`)
};

export const office_lead_in_a_week = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a week`)
};

export const office_lead_put_off_back = /** @type {(inputs: { until: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Put off: back ${i?.until}.`)
};

export const office_lead_put_off_until = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put off until`)
};

export const office_lead_another_time_by_this_devices_clock = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another time, by this device’s clock`)
};

export const office_lead_too_expensive = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too expensive`)
};

export const office_lead_never_reached = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Never reached`)
};

export const office_lead_out_of_our_area = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Out of our area`)
};

export const office_lead_not_our_work = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not our work`)
};

export const office_lead_chose_another_company = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chose another company`)
};

export const office_lead_no_longer_needed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No longer needed`)
};

export const office_lead_another_reason = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another reason`)
};

export const office_lead_chat_left_unfinished = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chat, left unfinished`)
};

export const office_lead_form = /** @type {(inputs: { words: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Form: ${i?.words}`)
};

export const office_lead_the_server = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The server`)
};

export const office_lead_a_link_in_the_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A link in the mail`)
};

export const office_lead_the_command_line = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The command line`)
};

export const office_lead_this_request_is_not_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This request is not here`)
};

export const office_lead_it_was_erased_or_the_link_is_not = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was erased, or the link is not complete.`)
};

export const office_lead_unfinished_chat_explained = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An unfinished chat: name and phone were left, then the visitor left. Call as for any other.`)
};

export const office_lead_said_in_the_chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Said in the chat`)
};

export const office_lead_what_they_wrote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What they wrote`)
};

export const office_lead_release_it_is_a_real_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Release: it is a real request`)
};

export const office_lead_has_a_problem_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Has a problem now`)
};

export const office_lead_wants_to_prevent_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wants to prevent one`)
};

export const office_lead_details = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Details`)
};

export const office_lead_consent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Consent`)
};

export const office_lead_nobody_recorded_the_words_of_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody recorded the words of this version.`)
};

export const office_lead_none_was_recorded = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None was recorded`)
};

export const office_lead_asked_before_heading = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asked before`)
};

export const office_lead_told_apart = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Told apart.`)
};

export const office_lead_joined_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Joined again.`)
};

export const office_lead_not_the_same_person = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not the same person`)
};

export const office_lead_the_same_person_after_all = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The same person after all`)
};

export const office_new_request = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New request: ${i?.name}`)
};

export const office_me_this_device_is_told_of_each = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device is told of each request.`)
};

export const office_me_this_device_is_not_told_of = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device is not told of requests.`)
};

export const office_me_this_browser_does_not_let_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser does not let the office alert you. Its settings for this site can change that.`)
};

export const office_me_this_browser_cant_alert_you_on_an = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser can’t alert you. On an iPhone or iPad, add the office to the home screen first and open it from there.`)
};

export const office_me_a_test_is_on_its_way_to_your = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A test is on its way to your devices.`)
};

export const office_me_alerts = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alerts`)
};

export const office_me_turn_alerts_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turn alerts on`)
};

export const office_me_turn_alerts_off = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turn alerts off`)
};

export const office_me_send_a_test = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a test`)
};

export const office_me_no_more_alerts_on = /** @type {(inputs: { device: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No more alerts on ${i?.device}`)
};

export const office_me_no_more_alerts = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No more alerts`)
};

export const office_me_quiet_from_to = /** @type {(inputs: { from: NonNullable<unknown>, to: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quiet from ${i?.from} to ${i?.to}.`)
};

export const office_me_no_quiet_hours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No quiet hours.`)
};

export const office_me_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From`)
};

export const office_me_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To`)
};

export const office_me_saved_for_everybody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved for everybody.`)
};

export const office_me_for_everybody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For everybody`)
};

export const office_me_owners_alone_see_and_change_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Owners alone see and change this.`)
};

export const office_me_otherwise_an_alert_says_only_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Otherwise an alert says only that there is a new request.`)
};

export const office_me_remind_everybody_before_a_promise = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remind everybody before a promise is broken`)
};

export const office_me_alert_the_owners_before_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alert the owners before it is broken, in quiet hours too`)
};

export const office_me_minutes_empty_for_never = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes; empty for never`)
};

export const office_me_my_settings = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My settings`)
};

export const office_me_as_the_others_see_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As the others see it`)
};

export const office_keys = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keys`)
};

export const office_me_passkeys = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passkeys`)
};

export const office_me_none_yet_you_sign_in_by_a_link_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None yet: you sign in by a link in a mail.`)
};

export const office_me_added = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Added ${i?.moment}`)
};

export const office_me_used = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Used ${i?.moment}`)
};

export const office_me_remove_passkey = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove ${i?.label}`)
};

export const office_me_add_a_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a passkey`)
};

export const office_me_signed_out_elsewhere = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed out elsewhere: ${i?.count}.`)
};

export const office_me_where_you_are_signed_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where you are signed in`)
};

export const office_me_sign_out_everywhere_else = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign out everywhere else`)
};

export const office_me_sign_out_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign out here`)
};

export const office_me_not_everything_was_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not everything was sent`)
};

export const office_me_stay_signed_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stay signed in`)
};

export const office_me_sign_out_and_forget_them = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign out and forget them`)
};

export const office_loading = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading`)
};

export const office_this_cant_be_shown = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This can’t be shown`)
};

export const office_undo = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Undo`)
};

export const office_alerts_be_told_of_each_request_at_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Be told of each request at once, also while the office is closed?`)
};

export const office_alerts_the_browser_did_not_allow_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The browser did not allow it.`)
};

export const office_alerts_not_on_this_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not on this device`)
};

export const office_reach_no_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No phone`)
};

export const office_reach_text_to = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Text ${i?.phone}`)
};

export const office_reach_mail_to = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mail ${i?.email}`)
};

export const office_reach_begin_with = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Begin with`)
};

export const office_reach_message = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message`)
};

export const office_reach_you_called = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You called.`)
};

export const office_reach_you_wrote_a_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You wrote a text.`)
};

export const office_reach_you_wrote_a_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You wrote a mail.`)
};

export const office_reach_what_came_of_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What came of it`)
};

export const office_reach_marked_as_contacted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marked as contacted.`)
};

export const office_reach_we_spoke = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We spoke`)
};

export const office_reach_they_know = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They know`)
};

export const office_reach_marked_as_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Marked as booked.`)
};

export const office_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Booked`)
};

export const office_reach_no_answer_noted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer: it comes back in 30 minutes.`)
};

export const office_reach_no_answer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer: in 30 min`)
};

export const office_nothing_is_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is here`)
};

export const office_this_address_leads_nowhere_in_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address leads nowhere in the office.`)
};

export const office_to_the_inbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To the inbox`)
};

export const office_sign_in_is_it_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is it you?`)
};

export const office_sign_in_this_step_needs_a_sign_in_of_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This step needs a sign-in of the last ten minutes.`)
};

export const office_sign_in_send_me_a_link = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me a link`)
};

export const office_sign_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in`)
};

export const office_sign_in_this_link_does_not_work = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link does not work`)
};

export const office_sign_in_to_the_sign_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To the sign-in`)
};

export const office_sign_in_one_moment = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment`)
};

export const office_sign_in_you_are_invited = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are invited`)
};

export const office_sign_in_welcome_back_named = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Welcome back, ${i?.name}`)
};

export const office_sign_in_answer_requests_to_as = /** @type {(inputs: { name: NonNullable<unknown>, email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Answer requests to ${i?.name} as ${i?.email}.`)
};

export const office_sign_in_sign_in_as_on_this_device = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sign in as ${i?.email} on this device.`)
};

export const office_sign_in_accept_and_go_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accept and go in`)
};

export const office_sign_in_sign_in_by_one_press_next_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in by one press next time`)
};

export const office_sign_in_a_passkey_is_this_devices_own_your = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A passkey is this device’s own: your finger, your face or its PIN. Nothing to remember, nothing to steal.`)
};

export const office_sign_in_not_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not now`)
};

export const office_sign_in_this_device_already_has_a_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device already has a passkey for you.`)
};

export const office_sign_in_the_passkey_could_not_be_used_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The passkey could not be used on this device.`)
};

export const office_sign_in_this_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device`)
};

export const office_sign_in_android_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Android phone`)
};

export const office_sign_in_requests_to_for_those_who_answer = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Requests to ${i?.name}, for those who answer them.`)
};

export const office_sign_in_or = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`or`)
};

export const office_sign_in_look_into_your_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look into your mail`)
};

export const office_sign_in_nothing_came_look_among_the_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing came? Look among the spam, or ask an owner whether you are invited.`)
};

export const office_sign_in_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back`)
};

export const office_nothing_is_lost_what_you_did_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is lost: what you did is kept on this device and sent.`)
};

export const office_start_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start again`)
};

export const office_no_connection_trying_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection: trying again.`)
};

export const office_you_see_what_was_here = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You see what was here ${i?.moment}.`)
};

export const office_opening_the_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the office…`)
};

export const office_skip_to_the_content = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Skip to the content`)
};

export const office_waiting = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`waiting`)
};

export const office_next_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Next request`)
};

export const office_request_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request before`)
};

export const office_open_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open it`)
};

export const office_back_to_the_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the list`)
};

export const office_in_a_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a request`)
};

export const office_write_a_note = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write a note`)
};

export const office_take_it_yourself = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take it yourself`)
};

export const office_keys_are_off_on_this_device_my = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keys are off on this device. My settings turns them on.`)
};

export const office_go_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to`)
};

export const office_something_is_new_in_the_office = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something is new in the office`)
};

export const office_mail_act_nobody_has_been_invited_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has been invited yet.`)
};

export const office_mail_act_this_is_where_the_people_of_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is where the people of the office answer requests. On the server, run: npm run office -- invite name@example.com. It prints a link that works once, within 24 hours.`)
};

export const office_mail_act_yes_it_was_contacted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, it was contacted`)
};

export const office_mail_act_yes_it_is_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, it is booked`)
};

export const office_mail_act_yes_it_is_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, it is spam`)
};

export const office_mail_act_mark_the_request_as = /** @type {(inputs: { state: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mark the request as ${i?.state}?`)
};

export const office_mail_act_everybody_in_the_office_sees_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everybody in the office sees it, and nobody is reminded of it any more.`)
};

export const office_mail_act_the_request_is_marked_as = /** @type {(inputs: { state: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The request is marked as ${i?.state}.`)
};

export const office_mail_act_you_can_close_this_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can close this page.`)
};

export const office_mail_act_this_link_does_not_work_any_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link does not work any more.`)
};

export const office_mail_act_it_was_used_or_its_time_is_over = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was used, or its time is over. Sign in to see the request.`)
};

export const office_mail_you_are_invited_to_answer_the = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You are invited to answer the requests that come through the website of ${i?.name}. The link works once, within 24 hours.`)
};

export const office_mail_accept_the_invitation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accept the invitation`)
};

export const office_mail_you_did_not_expect_this_then_leave = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You did not expect this? Then leave it alone.`)
};

export const office_mail_somebody_we_hope_you_asked_for_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody, we hope you, asked for a link to sign in to the office. It works once, within 10 minutes.`)
};

export const office_mail_it_was_not_you_then_leave_it_alone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was not you? Then leave it alone: nobody gets in without this link.`)
};

export const office_page_not_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not found.
`)
};

export const office_page_the_office_was_not_built_npm_run = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The office was not built: npm run build.
`)
};

export const office_problem_something_needs_another_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something needs another look.`)
};

export const office_problem_that_cant_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That can’t be read`)
};

export const office_problem_what_arrived_cant_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What arrived can’t be read.`)
};

export const office_problem_please_sign_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please sign in`)
};

export const office_problem_you_are_not_signed_in_or_your = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are not signed in, or your session has ended.`)
};

export const office_problem_please_confirm_that_it_is_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please confirm that it is you`)
};

export const office_problem_sign_in_once_more_to_do_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in once more to do this.`)
};

export const office_problem_not_allowed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not allowed`)
};

export const office_problem_only_an_owner_can_do_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only an owner can do this.`)
};

export const office_problem_not_accepted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not accepted`)
};

export const office_problem_this_call_did_not_come_from_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This call did not come from the office’s own pages.`)
};

export const office_problem_there_is_no_such_thing_or_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no such thing, or it is gone.`)
};

export const office_problem_not_recognized = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not recognized`)
};

export const office_problem_this_passkey_was_not_accepted_try = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This passkey was not accepted. Try again, or ask for a link by e-mail.`)
};

export const office_problem_this_link_does_not_work_any_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link does not work any more`)
};

export const office_problem_it_was_used_or_its_time_is_over = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was used, or its time is over. Ask for a new one.`)
};

export const office_problem_already_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Already sent`)
};

export const office_problem_something_else_was_sent_under_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something else was sent under this number.`)
};

export const office_problem_too_late = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too late`)
};

export const office_problem_it_cant_be_taken_back_any_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It can’t be taken back any more.`)
};

export const office_problem_the_only_owner = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The only owner`)
};

export const office_problem_somebody_else_has_to_be_an_owner = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody else has to be an owner first.`)
};

export const office_problem_already_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Already there`)
};

export const office_problem_somebody_with_this_e_mail_uses_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody with this e-mail uses the office already.`)
};

export const office_problem_alerts_cant_be_sent_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alerts can’t be sent there`)
};

export const office_problem_this_browsers_push_service_is_not = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser’s push service is not one that the office writes to.`)
};

export const office_problem_too_many_tries = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many tries`)
};

export const office_problem_please_wait_a_moment_and_try_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please wait a moment and try again.`)
};

export const office_problem_not_possible_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not possible just now`)
};

export const office_problem_the_office_cant_be_reached_just = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The office can’t be reached just now. Please try again.`)
};

export const office_problem_something_went_wrong_on_our_side = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong on our side. Please try again.`)
};

export const office_push_alerts_reach_this_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alerts reach this device.`)
};

export const office_push_call_within_min = /** @type {(inputs: { minutes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call within ${i?.minutes} min`)
};

export const office_push_a_call_is_late = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A call is late`)
};

export const office_push_open_to_see_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open to see it.`)
};

export const office_erase_please_enter_an_e_mail_a_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter an e-mail, a phone number, or first and last name.`)
};

export const office_invalid_the_note_is_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The note is empty.`)
};

export const office_invalid_control_characters = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A note can’t contain control characters.`)
};

export const office_invalid_whom = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whom?`)
};

export const office_invalid_a_name_is_one_line = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A name is one line.`)
};

export const office_invalid_this_link_is_not_complete = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link is not complete.`)
};

export const office_invalid_the_key_cant_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The key can’t be read.`)
};

export const office_invalid_please_name_the_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please name the device.`)
};

export const office_backups_newest_is_old = /** @type {(inputs: { age: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The newest backup is ${i?.age} old.`)
};

export const office_backups_deleted_after_days = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`Each is deleted after ${i?.count} day.`);
	return /** @type {LocalizedString} */ (`Each is deleted after ${i?.count} days.`)
	
};

export const office_consents_version = /** @type {(inputs: { wording: NonNullable<unknown>, version: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.wording}, version ${i?.version}`)
};

export const office_consents_first_shown = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`First shown ${i?.moment}`)
};

export const office_erase_type_word = /** @type {(inputs: { word: NonNullable<unknown>, count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`Type “${i?.word}” to erase one request for good`);
	return /** @type {LocalizedString} */ (`Type “${i?.word}” to erase ${i?.count} requests for good`)
	
};

export const office_erase_nothing_is_kept = /** @type {(inputs: { who: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing is kept about “${i?.who}”.`)
};

export const office_erase_type_the_word = /** @type {(inputs: { word: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Type the word ${i?.word}. This can’t be undone.`)
};

export const office_erase_erased_leads = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`Erased: one request with everything that belongs to it.`);
	return /** @type {LocalizedString} */ (`Erased: ${i?.count} requests with everything that belongs to them.`)
	
};

export const office_erase_erased_files = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`With it went one file.`);
	return /** @type {LocalizedString} */ (`With it went ${i?.count} files.`)
	
};

export const office_erase_receiver_was_told = /** @type {(inputs: { receiver: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.receiver} was told of the person: erase them there, too.`)
};

export const office_erase_look_into_file = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Look into <file>${i?.name}</file>: it names the person.`)
};

export const office_erase_backup_holds_them = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The backup <file>${i?.name}</file> still holds them.`)
};

export const office_erase_backup_holds_them_until = /** @type {(inputs: { name: NonNullable<unknown>, moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The backup <file>${i?.name}</file> still holds them until ${i?.moment}.`)
};

export const office_launch_check_checking = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checking…`)
};

export const office_people_passkeys = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`1 passkey`);
	return /** @type {LocalizedString} */ (`${i?.count} passkeys`)
	
};

export const office_people_no_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no passkey`)
};

export const office_people_sessions = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`1 session`);
	return /** @type {LocalizedString} */ (`${i?.count} sessions`)
	
};

export const office_people_last_here = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`here ${i?.moment}`)
};

export const office_people_role_of = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Role of ${i?.name}`)
};

export const office_people_invitation_sent = /** @type {(inputs: { email: NonNullable<unknown>, moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A mail is on its way to <b>${i?.email}</b>. You may also hand over the link yourself; it is shown only now and ends ${i?.moment}.`)
};

export const office_quarantine_why = /** @type {(inputs: { reason: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Why: ${i?.reason}`)
};

export const office_quarantine_is_spam = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is spam`)
};

export const office_sessions_by_passkey = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`By passkey, last here ${i?.moment}`)
};

export const office_sessions_by_link = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`By a link, last here ${i?.moment}`)
};

export const office_undelivered_send_again_about = /** @type {(inputs: { what: NonNullable<unknown>, name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send again: ${i?.what} about ${i?.name}`)
};

export const office_undelivered_sent_again = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`It is sent again now.`);
	return /** @type {LocalizedString} */ (`${i?.count} are sent again now.`)
	
};

export const office_undelivered_send_all = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send all ${i?.count} again`)
};

export const office_undelivered_about = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`About <lead>${i?.name}</lead>`)
};

export const office_undelivered_about_nobody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a request without a name`)
};

export const office_undelivered_tried = /** @type {(inputs: { error: NonNullable<unknown>, count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.error}, tried once`);
	return /** @type {LocalizedString} */ (`${i?.error}, tried ${i?.count} times`)
	
};

export const office_undelivered_refused = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refused`)
};

export const office_webhook = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Webhook`)
};

export const office_alert = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alert`)
};

export const office_inbox_whose = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Whose`)
};

export const office_inbox_nobodys = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody’s`)
};

export const office_inbox_kind = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kind`)
};

export const office_inbox_today = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Today`)
};

export const office_inbox_late = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} late`)
};

export const office_inbox_filters_used = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Filter (${i?.count})`)
};

export const office_inbox_choose = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a request, or press <key>j</key> and <key>Enter</key>.`)
};

export const office_inbox_mine = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mine`)
};

export const office_inbox_all = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All`)
};

export const office_inbox_newest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newest`)
};

export const office_loading_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading…`)
};

export const office_inbox_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Found`)
};

export const office_inbox_filter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Filter`)
};

export const office_inbox_pictures = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`1 picture`);
	return /** @type {LocalizedString} */ (`${i?.count} pictures`)
	
};

export const office_inbox_notes = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`1 note`);
	return /** @type {LocalizedString} */ (`${i?.count} notes`)
	
};

export const office_time_late_by = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`late by ${i?.length}`)
};

export const office_time_due_in = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`due in ${i?.length}`)
};

export const office_time_due_at = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`due ${i?.moment}`)
};

export const office_time_back_in = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`back in ${i?.length}`)
};

export const office_time_back_at = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`back ${i?.moment}`)
};

export const office_time_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`just now`)
};

export const office_time_minutes_ago = /** @type {(inputs: { minutes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} min ago`)
};

export const office_time_minutes = /** @type {(inputs: { minutes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} min`)
};

export const office_time_hours = /** @type {(inputs: { hours: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.hours} h`)
};

export const office_time_hours_minutes = /** @type {(inputs: { hours: NonNullable<unknown>, minutes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.hours} h ${i?.minutes} min`)
};

export const office_time_yesterday = /** @type {(inputs: { time: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`yesterday ${i?.time}`)
};

export const office_time_tomorrow = /** @type {(inputs: { time: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`tomorrow ${i?.time}`)
};

export const office_time_weekday = /** @type {(inputs: { weekday: NonNullable<unknown>, time: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.weekday} ${i?.time}`)
};

export const office_time_days = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} day`);
	return /** @type {LocalizedString} */ (`${i?.count} days`)
	
};

export const office_new = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New`)
};

export const office_contacted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contacted`)
};

export const office_won = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Won`)
};

export const office_lost = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lost`)
};

export const office_act_wrote_a_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`wrote a text`)
};

export const office_act_wrote_a_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`wrote a mail`)
};

export const office_act_called = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`called`)
};

export const office_act_marked_as = /** @type {(inputs: { status: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`marked it as ${i?.status}`)
};

export const office_act_noted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`noted`)
};

export const office_act_gave_it_to = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`gave it to ${i?.name}`)
};

export const office_act_gave_it_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`gave it back to everybody`)
};

export const office_act_put_it_off = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`put it off until ${i?.moment}`)
};

export const office_act_took_it_up = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`took it up again`)
};

export const office_act_told_apart = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`told an earlier request apart`)
};

export const office_act_joined = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`joined an earlier request`)
};

export const office_act_released = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`released it from quarantine`)
};

export const office_act_undone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`took the last step back`)
};

export const office_state_pending = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`waits to be sent`)
};

export const office_state_sending = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`is being sent`)
};

export const office_state_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`was sent`)
};

export const office_state_dead_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`was refused`)
};

export const office_state_quarantined = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`waits for a person`)
};

export const office_state_superseded = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`was overtaken by a later one`)
};

export const office_state_suppressed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`was left out: too many that day`)
};

export const office_lead_by_mail_link = /** @type {(inputs: { what: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.what} by a link in the mail`)
};

export const office_lead_taken_back = /** @type {(inputs: { what: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.what} (taken back)`)
};

export const office_lead_kept_on_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`kept on this device`)
};

export const office_lead_pictures_deleted = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`One picture was deleted when the time to keep pictures was over.`);
	return /** @type {LocalizedString} */ (`${i?.count} pictures were deleted when the time to keep pictures was over.`)
	
};

export const office_lead_the_visitor = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the visitor`)
};

export const office_lead_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It`)
};

export const office_lead_you_have_it_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have it now.`)
};

export const office_lead_name_you = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (you)`)
};

export const office_lead_back_at = /** @type {(inputs: { moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Back ${i?.moment}.`)
};

export const office_lead_looks_like_spam = /** @type {(inputs: { reason: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Looks like spam: ${i?.reason}. Nobody was told of it.`)
};

export const office_lead_from_page = /** @type {(inputs: { source: NonNullable<unknown>, page: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.source} on ${i?.page}`)
};

export const office_lead_consent_version = /** @type {(inputs: { version: NonNullable<unknown>, moment: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Version ${i?.version}, ${i?.moment}`)
};

export const office_lead_marketing_texts = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`marketing texts allowed`)
};

export const office_lead_no_marketing_texts = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no marketing texts`)
};

export const office_lead_place = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place`)
};

export const office_lead_wants = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wants`)
};

export const office_lead_told_apart_count = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Told apart (${i?.count})`)
};

export const office_me_quiet_hours = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No alerts at night or whenever I choose`)
};

export const office_me_lock_screen_details = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A locked screen may show the name and what it is about`)
};

export const office_me_single_keys = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Single keys, as <key>j</key> for the next request. <key>?</key> lists them. On this device only.`)
};

export const office_saved = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saved.`)
};

export const office_me_steps_kept = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`One step is still on this device. Signing out forgets it.`);
	return /** @type {LocalizedString} */ (`${i?.count} steps are still on this device. Signing out forgets them.`)
	
};

export const office_me_still_signed_in = /** @type {(inputs: { problem: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.problem} You are still signed in.`)
};

export const office_me_synced_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`on all devices of its account`)
};

export const office_reach_call_number = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Call ${i?.phone}`)
};

export const office_reach_open_messages = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open in messages`)
};

export const office_reach_open_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open in the mail program`)
};

export const office_reach_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text`)
};

export const office_reach_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mail`)
};

export const office_reach_ask_what_came_of_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What came of it?`)
};

export const office_template_tried_to_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We tried to call`)
};

export const office_template_tried_to_call_subject = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We tried to call you about ${i?.pest}`)
};

export const office_template_tried_to_call_body = /** @type {(inputs: { greeting: NonNullable<unknown>, me: NonNullable<unknown>, company: NonNullable<unknown>, pest: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.greeting}, this is ${i?.me} from ${i?.company}. I just tried to call you about ${i?.pest}. When is a good time? You can also call us at ${i?.phone}.`)
};

export const office_template_may_we_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`May we call?`)
};

export const office_template_may_we_call_subject = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your request about ${i?.pest}`)
};

export const office_template_may_we_call_body = /** @type {(inputs: { greeting: NonNullable<unknown>, me: NonNullable<unknown>, company: NonNullable<unknown>, pest: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.greeting}, this is ${i?.me} from ${i?.company}. Thank you for asking us about ${i?.pest}. May I call you now, or is another time better? Our number is ${i?.phone}.`)
};

export const office_template_send_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please send pictures`)
};

export const office_template_send_pictures_subject = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pictures of ${i?.pest}`)
};

export const office_template_send_pictures_body = /** @type {(inputs: { greeting: NonNullable<unknown>, me: NonNullable<unknown>, company: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.greeting}, this is ${i?.me} from ${i?.company}. A picture of what you see would help us to come prepared. Could you send one to this address or number? Questions: ${i?.phone}.`)
};

export const office_template_visit_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your visit is booked`)
};

export const office_template_visit_booked_body = /** @type {(inputs: { greeting: NonNullable<unknown>, me: NonNullable<unknown>, company: NonNullable<unknown>, pest: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.greeting}, this is ${i?.me} from ${i?.company}. Your visit about ${i?.pest} is booked. If anything changes, call us at ${i?.phone}.`)
};

export const office_template_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing yet: I write it myself`)
};

export const office_template_hello_named = /** @type {(inputs: { first_name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hello ${i?.first_name}`)
};

export const office_template_hello = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hello`)
};

export const office_template_your_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`your request`)
};

export const office_sign_in_link_on_its_way = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A link is on its way to ${i?.email}. Open it on this device, then do this again.`)
};

export const office_sign_in_confirm_with_a_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm with a passkey`)
};

export const office_sign_in_welcome_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Welcome back`)
};

export const office_sign_in_link_may_be_on_its_way = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If somebody of the office has the address <b>${i?.email}</b>, a link is on its way there. It works once, and not for long.`)
};

export const office_brand = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<b>${i?.name}</b> office`)
};

export const office_window_title = /** @type {(inputs: { title: NonNullable<unknown>, company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title} · ${i?.company} office`)
};

export const office_sign_in_with_a_passkey = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in with a passkey`)
};

export const office_steps_kept = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`One step is kept and sent later.`);
	return /** @type {LocalizedString} */ (`${i?.count} steps are kept and sent later.`)
	
};

export const office_steps_in_page = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("en", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`One step waits in this page only: keep it open until there is a connection.`);
	return /** @type {LocalizedString} */ (`${i?.count} steps wait in this page only: keep it open until there is a connection.`)
	
};

export const office_of_company = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`of ${i?.company}`)
};

export const office_keys_hint = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keys <key>?</key>`)
};

export const office_mail_invitation_subject = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.company}: you are invited to the office`)
};

export const office_mail_sign_in_subject = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.company}: your link to sign in`)
};

export const office_mail_act_office_of = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.company}, office`)
};

export const office_state_word_contacted = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`contacted`)
};

export const office_state_word_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`booked`)
};

export const office_state_word_spam = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`spam`)
};

export const office_same_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the same phone number`)
};

export const office_same_email = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the same e-mail`)
};

export const office_same_corrects_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it corrects this one`)
};

export const office_same_is_corrected = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`this one corrects it`)
};

export const language_tag = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en`)
};

export const language_in_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(in English)`)
};

export const breadcrumbs_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Home`)
};

export const language_offer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ver esta página en español`)
};

export const language_offer_dismiss = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No, gracias`)
};

export const header_these_pages_are_in_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These pages are in English.`)
};

export const month_names = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`January February March April May June July August September October November December`)
};

export const activity_level_names = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quiet Low Active Peak`)
};

export const activity_none = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None`)
};

export const species_months = /** @type {(inputs: { from: NonNullable<unknown>, to: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from} to ${i?.to}`)
};

export const species_seasons = /** @type {(inputs: { first: NonNullable<unknown>, second: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first} and ${i?.second}`)
};

export const state_south_carolina = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`South Carolina`)
};

export const pest_identifier_legs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Legs`)
};

export const pest_identifier_wings = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wings`)
};

export const pest_identifier_size = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Size`)
};

export const pest_identifier_color = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Color`)
};

export const pest_identifier_shape = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Shape`)
};

export const pest_identifier_signs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signs`)
};

export const pest_identifier_would_differ_from = /** @type {(inputs: { trait: NonNullable<unknown>, label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.trait} would differ from: ${i?.label}`)
};

export const pest_also_called = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Also called ${i?.names}`)
};

export const pest_length = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Length`)
};

export const pest_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In`)
};

export const pest_treated_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Treated by`)
};

export const pest_often_mistaken_for_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Often mistaken for it`)
};

export const pest_where_to_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to look`)
};

export const pest_where_it_lives = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where it lives`)
};

export const pest_signs_it_leaves = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signs it leaves`)
};

export const pest_through_the_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Through the year`)
};

export const pest_what_you_can_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you can do`)
};

export const pest_what_we_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we do`)
};

export const pest_when_to_call_and_before_we_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When to call, and before we come`)
};

export const pest_call_when = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call when`)
};

export const service_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Price`)
};

export const service_included = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Included`)
};

export const service_not_included = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not included`)
};

export const service_how_a_visit_goes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How a visit goes`)
};

export const service_before_we_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Before we come`)
};

export const service_list_before = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: before we come`)
};

export const service_what_to_expect = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What to expect`)
};

export const service_people_and_pets = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`People and pets`)
};

export const service_afterward = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afterward`)
};

export const service_list_after = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: afterward`)
};

export const service_pests_it_is_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pests it is for`)
};

export const service_where_we_do_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where we do it`)
};

export const letter_request_a_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Request a letter`)
};

export const article_pages_below = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

export const search_pests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pests`)
};

export const search_places = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Places`)
};

export const search_articles = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Articles`)
};

export const search_service = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service`)
};

export const search_place = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place`)
};

export const search_article = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Article`)
};

export const search_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`About`)
};

export const search_stop_words = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a an and are at be can do for from get have how i in is it my of on or the to what when with`)
};

export const search_pattern_plural = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (``)
};

export const species_plates_body_and_wings = /** @type {(inputs: { length: NonNullable<unknown>, wings: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`body ${i?.length}, ${i?.wings} mm to the wing tips`)
};

export const species_plates_a_penny = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a penny`)
};

export const species_plates_length = /** @type {(inputs: { short: NonNullable<unknown>, long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.short} to ${i?.long} mm`)
};

export const service_cost_what_moves_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What moves it`)
};

export const service_cost_what_we_ask_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we ask first`)
};

export const service_cost_what_we_look_at_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we look at first`)
};

export const service_cost_what_comes_with_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What comes with it`)
};

export const page_hero_written_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Written by`)
};

export const page_hero_facts_checked_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Facts checked by`)
};

export const plan_comparison_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`by inspection`)
};

export const claims_customers = /** @type {(inputs: { customers: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.customers} customers`)
};

export const privacy_dialog_and_count_visits = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, and count visits and clicks without your name`)
};

export const privacy_dialog_save = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save`)
};

export const privacy_dialog_cancel = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel`)
};

export const pest_index_all = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All`)
};

export const chat_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You`)
};

export const chat_kept = /** @type {(inputs: { title: NonNullable<unknown>, text: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}. ${i?.text} Or call us:`)
};

export const content_guarantee = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guarantee`)
};

export const species_mm_across = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.length} mm across`)
};

export const species_body_mm_long = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`body ${i?.length} mm long`)
};

export const quote_pest_ants = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ants`)
};

export const quote_pest_roaches = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Roaches`)
};

export const quote_pest_termites = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termites`)
};

export const quote_pest_mosquitoes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mosquitoes`)
};

export const quote_pest_rodents = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rodents`)
};

export const forms_morning = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Morning`)
};

export const forms_midday = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Midday`)
};

export const forms_late_afternoon = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late afternoon`)
};

export const forms_saturday_morning = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saturday morning`)
};

export const letter_the_agent_opens = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The agent opens`)
};

export const letter_the_seller_is_at_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The seller is at home`)
};

export const letter_a_lockbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A lockbox`)
};

export const letter_call_me_about_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call me about it`)
};

export const letter_the_seller = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The seller`)
};

export const letter_the_buyer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The buyer`)
};

export const letter_at_settlement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At settlement`)
};

export const letter_not_settled_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not settled yet`)
};

export const forms_email_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`you@example.com`)
};

export const hours_today = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`today`)
};

export const hours_tomorrow = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tomorrow`)
};

export const hours_noon = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`noon`)
};

export const hours_on_day = /** @type {(inputs: { day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`on ${i?.day}`)
};

export const hours_am = /** @type {(inputs: { time: NonNullable<unknown>, on: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} am`)
};

export const hours_pm = /** @type {(inputs: { time: NonNullable<unknown>, on: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} pm`)
};

export const weekday_name = /** @type {(inputs: { day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day}`)
};

export const chat_pattern_first_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`y`)
};

export const chat_pattern_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`^(n|no|nope|nah|naw|none|nada|nothing|negative|never|nein|non|not)\\b|\\b(have|has|had|got|see|seen|saw|are|is|theres) (no|none|nothing)\\b|\\b(do not|dont|did not|didnt|have not|havent|has not|hasnt|have never)( think so| have| got| see| seen| had| need| notice| noticed|$)|\\b(is not|isnt|are not|arent)$`)
};

export const chat_pattern_unsure = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`^(no (idea|clue|se|lo se)|not (sure|certain|clear|positive|a clue|again))\\b`)
};

export const chat_pattern_no_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`\\b(no|nope|nah|none|never|not|without|dont|didnt|havent|hasnt)( (more|such|sign|trace|of|problem|issue|trouble|with|have|had|see|seen|got|notice|noticed|need|a|single|real|other))*$`)
};

export const chat_pattern_except = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (` (?:but|except|just|only) (.*)`)
};

export const chat_pattern_offer_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`y|ye+s+|ye+ah*|ya+|yah|ye+p+|yu+p+|yessir|si|sure|ok|okay|okey|k|aye|uh huh|mm?hm+|affirmative|claro|por favor|of course|absolutely|definitely|certainly|correct|exactly|please|go ahead|sounds good|why not|do it|do so|i do|you (can|may|could|should)|that works|it works|(thats|that is|that would be) (right|fine|good|great|ok|okay|correct)|use (it|them|that|those|these|my info|my details|the same|the saved one|the saved ones)`)
};

export const chat_pattern_offer_beside = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`thanks|thank you|gracias|again|maam|sir|for sure|the same|same|that is me|thats me|its me`)
};

export const chat_any_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`bug insect critter`)
};

export const mail_we_have_your_request = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: we have your request`)
};

export const newsletter_subject_confirm = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: please confirm your subscription`)
};

export const newsletter_subject_subscribed = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: you are subscribed`)
};

export const choice_questions_write_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions? Write to`)
};

export const mail_language = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Language`)
};

export const mail_spanish = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spanish`)
};

export const review_mail_subject = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.company}: would you write about our work?`)
};

export const review_mail_hello = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hello ${i?.name},`)
};

export const review_mail_hello_nobody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hello,`)
};

export const review_mail_thank_you = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Thank you for letting ${i?.company} help you. You told us that we may write to you about it.`)
};

export const review_mail_places = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Neighbors who look for help read what others wrote. If you like, write how it went, good or bad:`)
};

export const review_mail_put_right = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Is there something that we still have to put right? Answer this mail or call ${i?.phone}.`)
};

export const review_mail_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We ask this once. There is no reminder.`)
};

export const review_mail_write_on = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Write on ${i?.place}`)
};

export const mailing_test_subject = /** @type {(inputs: { subject: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Test: ${i?.subject}`)
};

export const mailing_why = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You get this because you subscribed to the newsletter of ${i?.name}.`)
};

export const office_newsletter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newsletter`)
};

export const office_undelivered_review_request = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mail that asks for a review`)
};

export const office_numbers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numbers`)
};

export const office_numbers_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What the site brings, by the office’s own calendar. What became of requests is as of today.`)
};

export const office_numbers_plot_of = /** @type {(inputs: { title: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plot: ${i?.title}. The table below has the same figures.`)
};

export const office_numbers_as_a_table = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As a table`)
};

export const office_numbers_download_csv = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download as CSV`)
};

export const office_numbers_last_30_days = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`30 days`)
};

export const office_numbers_last_12_weeks = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`12 weeks`)
};

export const office_numbers_last_12_months = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`12 months`)
};

export const office_numbers_this_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This year`)
};

export const office_numbers_first_day_is_later = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The first day has to come before the last.`)
};

export const office_numbers_minutes = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} min`)
};

export const office_numbers_hours = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} h`)
};

export const office_numbers_unfinished_and_spam = /** @type {(inputs: { unfinished: NonNullable<unknown>, spam: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.unfinished} of them unfinished chats; ${i?.spam} more were spam`)
};

export const office_numbers_share_of_requests = /** @type {(inputs: { share: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.share} of requests`)
};

export const office_numbers_booked = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} booked`)
};

export const office_numbers_promise_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promise kept`)
};

export const office_numbers_median_is = /** @type {(inputs: { median: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`half are called within ${i?.median}`)
};

export const office_numbers_by_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page of the request`)
};

export const office_numbers_by_origin = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Campaign or site`)
};

export const office_numbers_by_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Problem or service`)
};

export const office_numbers_not_known = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not known`)
};

export const office_numbers_by_themselves = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Came by themselves`)
};

export const office_numbers_nothing_said = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing said`)
};

export const office_numbers_requests_say = /** @type {(inputs: { count: NonNullable<unknown>, days: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} requests, ${i?.days}. The lines are the four most frequent.`)
};

export const office_numbers_per_day = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`day by day`)
};

export const office_numbers_per_week = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`week by week`)
};

export const office_numbers_per_month = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`month by month`)
};

export const office_numbers_days = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days`)
};

export const office_numbers_broken_down = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Broken down by`)
};

export const office_numbers_what_became = /** @type {(inputs: { by: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What became of them: ${i?.by}`)
};

export const office_numbers_what_became_says = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requests that are still open are among the requests and nowhere else.`)
};

export const office_status_booked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Booked so far`)
};

export const office_numbers_share_won = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Share won`)
};

export const office_numbers_money = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Money won`)
};

export const office_numbers_median = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Half of the requests`)
};

export const office_numbers_ninth_decile = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nine of ten`)
};

export const office_numbers_first_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Time to the first call`)
};

export const office_numbers_first_call_says = /** @type {(inputs: { median: NonNullable<unknown>, ninth: NonNullable<unknown>, promised: NonNullable<unknown>, kept: NonNullable<unknown>, waiting: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Half of the requests are called within ${i?.median} of office hours, nine of ten within ${i?.ninth}. Promised are ${i?.promised} (the broken line): kept for ${i?.kept}. ${i?.waiting} wait for their first call.`)
};

export const office_numbers_median_minutes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Half, minutes`)
};

export const office_numbers_ninth_decile_minutes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nine of ten, minutes`)
};

export const office_numbers_views = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Views`)
};

export const office_numbers_visitors = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Visitors`)
};

export const office_numbers_page_views = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page views`)
};

export const office_numbers_page_views_say = /** @type {(inputs: { views: NonNullable<unknown>, visitors: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.views} views. Visitors of a day are counted once a day: ${i?.visitors} in all. Left out are robots and whoever asks not to be counted.`)
};

export const office_numbers_page_views_are_off = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page views are not counted: page_counts in content/site.yaml is off.`)
};

export const office_numbers_most_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages`)
};

export const office_numbers_most_read_says = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The hundred most read. A visitor counts for the first page of the day.`)
};

export const office_numbers_led_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where visitors came from`)
};

export const office_numbers_led_here_says = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The campaign of the link, or the site that it stood on.`)
};

export const office_numbers_hours_of_the_day = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hours of the day`)
};

export const office_numbers_hours_of_the_day_says = /** @type {(inputs: { zone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`By the clock of ${i?.zone}.`)
};

export const office_numbers_hour = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hour`)
};

export const office_numbers_forms = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forms begun and left`)
};

export const office_numbers_forms_say = /** @type {(inputs: { chats: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Counted by the same rules as page views, so that begun and sent can be compared. Besides, ${i?.chats} unfinished chats left a phone number and are among the requests.`)
};

export const office_numbers_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which one`)
};

export const office_numbers_begun = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Begun`)
};

export const office_numbers_left = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Left`)
};

export const office_numbers_form_photo = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Photo form`)
};

export const office_numbers_subscribers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subscribers`)
};

export const office_numbers_growth_says = /** @type {(inputs: { subscribers: NonNullable<unknown>, joined: NonNullable<unknown>, left: NonNullable<unknown>, refused: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.subscribers} subscribers at the end. ${i?.joined} joined, ${i?.left} left. Mail servers have refused ${i?.refused} addresses so far.`)
};

export const office_numbers_joined = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Joined`)
};

export const office_numbers_gone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gone`)
};

export const office_numbers_health = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How the server is doing`)
};

export const office_numbers_requests_are_taken = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Requests are taken.`)
};

export const office_numbers_requests_are_not_taken = /** @type {(inputs: { why: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Requests can’t be taken just now: ${i?.why}`)
};

export const office_numbers_mails_go_out = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mails go out in time.`)
};

export const office_numbers_mails_wait = /** @type {(inputs: { age: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A mail has waited for ${i?.age}: look at the mail server.`)
};

export const office_numbers_no_backup = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no backup on this server.`)
};

export const office_numbers_disk = /** @type {(inputs: { gigabytes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.gigabytes} GB are free on the disk.`)
};

export const office_numbers_refused_for_good = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refused for good`)
};

export const office_numbers_to_undelivered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look at them, and send them again`)
};

export const office_numbers_tried_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not taken yet, tried again by itself`)
};

export const office_numbers_error_unknown = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The reason is not known.`)
};

export const office_numbers_error_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the mail server does not take this address`)
};

export const office_numbers_error_content = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the mail server does not take what the mail says`)
};

export const office_numbers_error_login = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the mail server does not take our login`)
};

export const office_numbers_error_unreachable = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the receiver can’t be reached`)
};

export const office_numbers_error_later = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the mail server asks us to come later`)
};

export const office_numbers_error_program = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the program does not take it`)
};

export const office_numbers_error_program_failed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the program failed`)
};

export const office_newsletter_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Letters to those who asked for them. Everybody here can write and test one; an owner sends it. Opens are not tracked.`)
};

export const office_newsletter_audience = /** @type {(inputs: { subscribers: NonNullable<unknown>, unconfirmed: NonNullable<unknown>, suppressed: NonNullable<unknown>, refused: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.subscribers} subscribers, ${i?.unconfirmed} not confirmed. ${i?.suppressed} addresses are never written to again, ${i?.refused} of them because a mail server refused them.`)
};

export const office_newsletter_begin = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Begin one`)
};

export const office_newsletter_starter = /** @type {(inputs: { season: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.season} starter`)
};

export const office_newsletter_empty_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An empty page`)
};

export const office_newsletter_no_subject = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without a subject`)
};

export const office_newsletter_state_draft = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A draft`)
};

export const office_newsletter_state_scheduled = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Goes out at that time`)
};

export const office_newsletter_state_queueing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is being prepared`)
};

export const office_newsletter_state_sending = /** @type {(inputs: { sent: NonNullable<unknown>, recipients: NonNullable<unknown>, refused: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Goes out: ${i?.sent} of ${i?.recipients} so far, ${i?.refused} refused`)
};

export const office_newsletter_state_sent = /** @type {(inputs: { sent: NonNullable<unknown>, recipients: NonNullable<unknown>, refused: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sent to ${i?.sent} of ${i?.recipients}; ${i?.refused} addresses refused, ${i?.others} not sent for other reasons`)
};

export const office_newsletter_state_stopped = /** @type {(inputs: { sent: NonNullable<unknown>, recipients: NonNullable<unknown>, refused: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Stopped after ${i?.sent} of ${i?.recipients}; ${i?.refused} addresses refused, ${i?.others} not sent`)
};

export const office_newsletter_all = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All newsletters`)
};

export const office_newsletter_back_to_draft = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Don’t send, back to the draft`)
};

export const office_newsletter_stop = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop: send no more of it`)
};

export const office_newsletter_changed_elsewhere = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Somebody else has changed this letter. Copy what you wrote, then load the page again.`)
};

export const office_newsletter_subject = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Subject`)
};

export const office_newsletter_preview_line = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preview line`)
};

export const office_newsletter_preview_line_hint = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mail programs show it beside the subject.`)
};

export const office_newsletter_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Letter`)
};

export const office_newsletter_in_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In English`)
};

export const office_newsletter_in_spanish = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In Spanish`)
};

export const office_newsletter_in_spanish_about = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For those who signed up on a page in Spanish: ${i?.count} now. Left empty, they get the English letter; what stands below it is in Spanish.`)
};

export const office_newsletter_spanish_is_half = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The letter in Spanish needs a subject and a text. Write both, or empty both.`)
};

export const office_newsletter_tests_are_sent = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Two tests, in English and in Spanish, are on their way to ${i?.email}. Their links unsubscribe you.`)
};

export const office_newsletter_language_of_preview = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Language of the preview`)
};

export const office_newsletter_markdown_hint = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Markdown: # heading, **bold**, - list, [words](/page). Address and unsubscribe link are added.`)
};

export const office_newsletter_not_saved = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not saved yet`)
};

export const office_newsletter_test = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send a test to me`)
};

export const office_newsletter_test_is_sent = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A test is on its way to ${i?.email}. Its link unsubscribes you.`)
};

export const office_newsletter_delete = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete the draft`)
};

export const office_newsletter_owner_sends = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An owner sends it.`)
};

export const office_newsletter_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`now`)
};

export const office_newsletter_when_hint = /** @type {(inputs: { zone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Empty = now. By the clock of ${i?.zone}.`)
};

export const office_newsletter_is_past = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That time is over.`)
};

export const office_newsletter_send_to = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Send to ${i?.count} subscribers`)
};

export const office_newsletter_ask_to_send = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send it?`)
};

export const office_newsletter_goes_to = /** @type {(inputs: { count: NonNullable<unknown>, when: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It goes to ${i?.count} subscribers, ${i?.when}.`)
};

export const office_newsletter_cannot_be_called_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What has gone out can’t be called back.`)
};

export const office_newsletter_preview = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preview`)
};

export const office_newsletter_view_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a phone`)
};

export const office_newsletter_view_phone_dark = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On a phone at night`)
};

export const office_newsletter_view_desk = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a desk`)
};

export const office_newsletter_view_desk_dark = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a desk at night`)
};

export const office_newsletter_view_text = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plain text`)
};

export const office_review = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Review`)
};

export const office_review_consent = /** @type {(inputs: { email: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`They said that we may mail ${i?.email} about a review.`)
};

export const office_review_ask = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask for a review`)
};

export const office_review_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One mail with the company’s review links, for everybody the same. Nobody is asked twice.`)
};

export const office_review_asked = /** @type {(inputs: { when: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Asked for a review: ${i?.when}.`)
};

export const office_review_no_links = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody can be asked for a review: site.yaml names no review_links.`)
};

export const office_review_no_email = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They gave no e-mail, so they can’t be asked for a review.`)
};

export const office_review_suppressed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address is never written to: they unsubscribed, or the mail server refused it.`)
};

export const office_numbers_table_of = /** @type {(inputs: { title: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table: ${i?.title}`)
};

export const review_source = /** @type {(inputs: { source: NonNullable<unknown>, month: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`On ${i?.source}, ${i?.month}`)
};

export const office_invalid_can_be_at_most = /** @type {(inputs: { label: NonNullable<unknown>, max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} can be at most ${i?.max} characters.`)
};

export const office_invalid_is_one_line = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.label} is one line.`)
};

export const office_invalid_the_letter_control_characters = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The letter can’t contain control characters.`)
};

export const office_invalid_please_enter_a_date = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a date.`)
};

export const office_invalid_please_enter_a_date_that_exists = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a date that exists.`)
};

export const office_invalid_please_enter_a_later_date = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a later date.`)
};

export const office_invalid_please_enter_an_earlier_date = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter an earlier date.`)
};

export const office_invalid_at_most_ten_years = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At most ten years.`)
};

export const office_invalid_ask_the_customer_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask the customer first.`)
};

export const office_invalid_the_subject = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The subject`)
};

export const office_invalid_the_preview_line = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The preview line`)
};

export const office_invalid_the_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The letter`)
};

export const place_where_to_look = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Where to look in ${i?.place}`)
};

export const place_section_is_of_no_house = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No house in particular, and not to scale. The numbers are those of the list.`)
};

export const place_number_on_the_drawing = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.number} on the drawing`)
};

export const place_spot_roof = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`on the roof`)
};

export const place_spot_chimney = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the chimney`)
};

export const place_spot_attic = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the attic`)
};

export const place_spot_eaves = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at eaves and trim`)
};

export const place_spot_gutter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in gutters and downspouts`)
};

export const place_spot_wall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the outside wall`)
};

export const place_spot_shared_wall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at a shared wall`)
};

export const place_spot_bedroom = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the bedroom`)
};

export const place_spot_drain = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at drains`)
};

export const place_spot_pipes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`along pipes`)
};

export const place_spot_kitchen = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the kitchen`)
};

export const place_spot_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the porch`)
};

export const place_spot_deck = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the deck`)
};

export const place_spot_bed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in beds and shrubs`)
};

export const place_spot_walk = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at walks and driveways`)
};

export const place_spot_tree = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in trees near the house`)
};

export const place_spot_sill = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at sills and joints above the foundation`)
};

export const place_spot_foundation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the foundation`)
};

export const place_spot_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`under the floor`)
};

export const place_spot_basement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the basement`)
};

export const place_spot_soil = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the soil`)
};

export const place_spot_garage = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the garage`)
};

export const place_spot_alley = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the alley`)
};

export const place_spot_lawn = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in lawns and open ground`)
};

export const place_spot_containers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in water that stands in the yard`)
};

export const place_spot_shed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in sheds and barns`)
};

export const place_spot_ditch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in ditches and storm drains`)
};

export const place_spot_field = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in fields and pasture`)
};

export const place_spot_woods = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in the woods`)
};

export const place_spot_marsh = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`in marsh or swamp`)
};

export const place_spot_river = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`along the river or creek`)
};

export const place_spot_lake = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the lake`)
};

export const place_spot_pond = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at ponds`)
};

export const place_spot_dock = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at the dock`)
};