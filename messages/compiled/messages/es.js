/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
import * as registry from "../registry.js"


export const breadcrumbs_breadcrumb = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ruta de navegación`)
};

export const contact_bar_closed_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerrado ahora`)
};

export const contact_bar_call_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Llámenos`)
};

export const contact_bar_next_day_service = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`*¡Servicio al día siguiente!`)
};

export const contact_bar_before_12_noon_m_f = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`antes del mediodía (lun-vie)`)
};

export const contact_bar_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cotización gratis`)
};

export const fallback_screen_something_went_wrong = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Algo salió mal`)
};

export const fallback_screen_were_sorry_but_something = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo sentimos: pasó algo que no esperábamos. Vuelva a cargar la página.`)
};

export const fallback_screen_refresh_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Volver a cargar`)
};

export const fallback_screen_go_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ir al inicio`)
};

export const footer_a_short_note_each_season = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una nota corta cada temporada`)
};

export const footer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pie de página`)
};

export const footer_privacy_choices = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opciones de privacidad`)
};

export const footer_ip_geolocation_by_db_ip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ubicación por IP, de DB-IP`)
};

export const header_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Llame`)
};

export const header_menu = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menú`)
};

export const header_not_sure_what_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿No sabe qué es?`)
};

export const header_indoor_and_out = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Adentro y afuera, ${i?.label}`)
};

export const header_encapsulation_vents_dehumidifiers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Encapsulado, rejillas, deshumidificadores`)
};

export const header_main = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Principal`)
};

export const header_services = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Servicios`)
};

export const header_areas = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Áreas`)
};

export const header_search = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buscar`)
};

export const page_contents_on_this_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En esta página`)
};

export const privacy_dialog_your_privacy_choices = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sus opciones de privacidad`)
};

export const privacy_dialog_remember_for_90_days_how_i_found = /** @type {(inputs: { measured: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Recordar por 90 días cómo llegué a esta página${i?.measured}.`)
};

export const privacy_dialog_this_site_has_no_cookies_it_keeps = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Este sitio no usa cookies. Guarda en su teléfono o computadora lo que necesita para funcionar: su área, y lo que usted escribió y todavía no ha enviado. Lo demás lo decide usted.`)
};

export const privacy_dialog_your_browser_asks_websites_not_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su navegador pide a los sitios que no lo rastreen. Le hacemos caso: esto está apagado y así se queda.`)
};

export const privacy_dialog_we_may_remember_how_you_found_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Podemos recordar cómo llegó a nosotros.`)
};

export const privacy_dialog_we_remember_and_count_nothing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No recordamos ni contamos nada.`)
};

export const privacy_dialog_saved = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guardado`)
};

export const progress_bar_loading_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cargando la página`)
};

export const site_frame_skip_to_content = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saltar al contenido`)
};

export const site_frame_notifications = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avisos`)
};

export const territory_control_you_can_also_call = /** @type {(inputs: { sentence: NonNullable<unknown>, main_phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.sentence} También puede llamar al ${i?.main_phone}.`)
};

export const territory_control_now_serving = /** @type {(inputs: { area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Su área ahora es ${i?.area}.`)
};

export const territory_control_a_zip_code_has_five_digits_like = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un código postal tiene cinco números, como 12345.`)
};

export const territory_control_that_zip_code_is_not_on_our_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ese código postal todavía no está en nuestra lista. Elija el área que le quede más cerca.`)
};

export const territory_control_we_could_not_look_that_up_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pudimos buscarlo en este momento. Elija el área que le quede más cerca.`)
};

export const territory_control_serving = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Área:`)
};

export const territory_control_change = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cambiar`)
};

export const territory_control_where_is_your_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Dónde está su casa?`)
};

export const territory_control_close = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerrar`)
};

export const territory_control_you_get_the_phone_number_and_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Así ve el teléfono y el formulario de cotización de su área.`)
};

export const territory_control_or_type_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`O escriba su código postal`)
};

export const territory_control_use_this_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usar este código`)
};

export const toast_dismiss = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerrar el aviso`)
};

export const meta_page_not_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No encontramos la página`)
};

export const article_twelve_months_pest_by_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Doce meses, plaga por plaga`)
};

export const article_three_questions = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tres preguntas`)
};

export const article_which_plan_covers_which_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué plan cubre cada plaga`)
};

export const article_what_is_in_each_plan = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué incluye cada plan`)
};

export const article_from_the_mailbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Del buzón`)
};

export const article_what_we_carry = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que llevamos`)
};

export const article_who_writes_and_who_checks = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quién escribe y quién revisa`)
};

export const article_most_cited_sources = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A quién citan estas páginas`)
};

export const article_our_licenses_and_how_to_check_them = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nuestras licencias y cómo verificarlas`)
};

export const article_roles = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Puestos`)
};

export const article_sources_and_sites = /** @type {(inputs: { sources: NonNullable<unknown>, sites: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Todas las páginas juntas muestran ${i?.sources} fuentes de ${i?.sites} sitios. Estas son las que más páginas citan:`)
};

export const article_pages = /** @type {(inputs: { host: NonNullable<unknown>, pages: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.host}, ${i?.pages} páginas`)
};

export const article_blog = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Blog`)
};

export const embed_quote_get_a_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pida su cotización gratis`)
};

export const identifier_the_key_by_place_and_by_sign = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La lista por lugar y por señal`)
};

export const not_found_this_page_has_flown = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esta página voló`)
};

export const not_found_there_is_nothing_at_this_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No hay nada en esta dirección. Puede que la página haya cambiado de lugar o que el enlace tenga un error.`)
};

export const not_found_try_one_of_these = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pruebe una de estas`)
};

export const not_found_or_search_the_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`O busque en el sitio`)
};

export const not_found_or_ask_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`O pregúntenos. Le decimos adónde se fue.`)
};

export const not_found_did_you_mean = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Quiso decir…?`)
};

export const not_found_or_one_of_these = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`O una de estas`)
};

export const offline_no_connection_but_the_phone_works = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No hay conexión, pero el teléfono funciona.`)
};

export const offline_this_page_is_not_on_your_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esta página todavía no está en su teléfono o computadora. Las páginas que ya leyó sí se abren. También el formulario de cotización: lo que escriba ahí se envía solo cuando vuelva la conexión.`)
};

export const offline_open_the_quote_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abrir el formulario`)
};

export const offline_try_the_page_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Probar otra vez`)
};

export const offline_no_connection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sin conexión`)
};

export const offline_your_device_has_no_connection_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No tiene conexión. Aquí están nuestros teléfonos y el formulario de cotización.`)
};

export const outcome_error = /** @type {(inputs: { heading: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Error: ${i?.heading}`)
};

export const outcome_almost_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya casi.`)
};

export const outcome_something_in_the_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Falta corregir algo en el formulario.`)
};

export const outcome_almost_there_the_letter_needs_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya casi: falta revisar algo de la carta.`)
};

export const outcome_something_in_the_letter_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Falta corregir algo en el formulario de la carta.`)
};

export const outcome_almost_there_one_more_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya casi: falta revisar algo.`)
};

export const outcome_something_in_the_photo_form_needs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Falta corregir algo en el formulario de fotos.`)
};

export const outcome_we_could_not_save_that_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pudimos guardarlo en este momento.`)
};

export const outcome_nothing_has_been_sent_please_try = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se envió nada. Intente otra vez en un momento, o llámenos y lo anotamos por teléfono.`)
};

export const outcome_we_cant_take_pictures_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En este momento no podemos recibir fotos.`)
};

export const outcome_nothing_sent_try_without_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se envió nada. Intente otra vez en unos minutos, llámenos o mande su solicitud sin fotos, con el formulario de cotización.`)
};

export const outcome_one_moment_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un momento, por favor.`)
};

export const outcome_that_was_a_lot_of_requests_in_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fueron muchas solicitudes en poco tiempo. Espere unos minutos e intente otra vez, o llámenos.`)
};

export const outcome_that_did_not_reach_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eso no nos llegó.`)
};

export const outcome_what_arrived_could_not_be_read = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que llegó no se puede leer. Intente otra vez, o llámenos.`)
};

export const outcome_there_is_a_problem = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hay un problema`)
};

export const outcome_try_again_below = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Intente otra vez aquí abajo`)
};

export const outcome_got_it_the_porch_light_is_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recibido. La luz del porche está encendida.`)
};

export const outcome_your_letter_is_on_our_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su carta está en nuestra lista.`)
};

export const outcome_back_to_the_front_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Volver al inicio`)
};

export const pest_busiest_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Más actividad en`)
};

export const pest_quoted_apart_from_its_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se cotiza aparte de ese precio`)
};

export const pest_when_it_is_urgent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuando es urgente`)
};
export { place_a_visit_here } from "./en.js"
export { place_what_it_costs_in } from "./en.js"
export { place_zip_codes } from "./en.js"
export { place_the_same_prices_hold_in_every } from "./en.js"
export { place_the_season } from "./en.js"
export { place_just_down_the_road } from "./en.js"

export const quote_heading = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuéntenos qué ha visto.`)
};

export const quote_a_name_and_a_phone_number_are = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bastan un nombre y un teléfono. Lo demás nos ayuda a llevar las herramientas correctas.`)
};

export const quote_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Formulario de cotización`)
};

export const quote_get_a_free_quote_for = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pida una cotización gratis de ${i?.trade}`)
};

export const quote_description = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuéntenos cuál es el problema y dónde vive. Bastan un nombre y un teléfono: le llamamos o le mandamos un mensaje con un precio para su casa.`)
};

export const search_about_us_and_everything_else = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sobre nosotros y todo lo demás`)
};

export const search_find_a_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Encuentre una página`)
};

export const search_find_on_this_site = /** @type {(inputs: { one: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Busque ${i?.one} por cualquiera de sus nombres, un servicio o una ciudad, y vea la lista de todas las páginas por tema.`)
};

export const search_find_a_service_or_a_town = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Busque un servicio o una ciudad, y vea la lista de todas las páginas por tema.`)
};

export const thank_you_your_message_has_reached = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gracias. Su mensaje nos llegó.`)
};

export const upload_send_your_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envíe sus fotos`)
};

export const zip_answer_places_we_know_well_there = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lugares que conocemos bien ahí`)
};

export const zip_answer_try_again = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Intente otra vez`)
};

export const zip_answer_another_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Otro código postal`)
};

export const zip_answer_the_answer_to_a_zip_code_whether = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La respuesta para un código postal: si vamos hasta ahí y a quién llamar.`)
};

export const about_film_play_the_film = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ver el video:`)
};

export const about_film_seconds_with_captions_no_sound = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`segundos, con subtítulos, sin sonido`)
};

export const about_film_read_the_film = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leer el video`)
};

export const about_film_the_film_as_a_file = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El video como archivo`)
};

export const about_film_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Español`)
};
export { career_sample_role } from "./en.js"
export { career_what_a_week_holds } from "./en.js"
export { career_what_you_bring } from "./en.js"
export { career_apply_by_e_mail } from "./en.js"
export { career_not_open_right_now } from "./en.js"

export const faq_open_the_customer_portal = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abrir el portal de clientes`)
};

export const call_number = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Llame al ${i?.number}`)
};

export const hero_reviews = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} reseñas`)
};

export const licenses_sample_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`número de muestra`)
};

export const look_alikes_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.length} mm`)
};

export const look_alikes_mm_both_at_one_scale = /** @type {(inputs: { bar: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.bar} mm, los dos a la misma escala`)
};

export const month_activity_at_its_peak = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En su punto más alto:`)
};

export const month_activity_active = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Con actividad:`)
};

export const month_activity_quiet_outdoors_a_good_month_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afuera hay calma. Buen mes para sellar y secar.`)
};

export const month_activity_the_whole_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todo el año`)
};

export const call_to_action_the_same_number = /** @type {(inputs: { emergency_label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.emergency_label}: el mismo número.`)
};

export const pest_index_ants_and_termites = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hormigas y termitas`)
};

export const pest_index_wasps_and_bees = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avispas y abejas`)
};

export const pest_index_beetles_and_bugs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escarabajos y otros insectos`)
};

export const pest_index_bugs_that_bite = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Insectos que pican`)
};

export const pest_index_spiders_and_centipedes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arañas y ciempiés`)
};

export const pest_index_rodents_and_wildlife = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Roedores y animales silvestres`)
};

export const pest_index_show = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mostrar`)
};

export const pest_zones_where_are_you_seeing_them = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Dónde ve la plaga?`)
};

export const pest_zones_free_quote = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cotización gratis: ${i?.number}`)
};

export const place_map_counties_u_s_census_bureau = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Condados: Oficina del Censo de EE. UU.`)
};

export const plan_comparison_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plaga`)
};

export const plan_comparison_in_a_plan = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En un plan`)
};

export const plan_comparison_on_its_own = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por separado`)
};

export const plan_comparison_not_covered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No cubierta`)
};

export const plan_comparison_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No`)
};

export const plan_comparison_quoted_after_a_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se cotiza después de ver la casa`)
};

export const plan_comparison_price_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Precio según la inspección`)
};

export const plan_comparison_the_price_pays_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué paga ese precio`)
};

export const plan_comparison_what_you_get = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué recibe`)
};
export { product_table_no_product_fits_try_a_shorter_word } from "./en.js"
export { product_table_name_or_ingredient } from "./en.js"
export { product_table_used_for } from "./en.js"
export { product_table_everything } from "./en.js"
export { product_table_of_products } from "./en.js"
export { product_table_table_of_products } from "./en.js"
export { product_table_active_ingredient } from "./en.js"
export { product_table_epa_registration } from "./en.js"
export { product_table_read_any_current_label_in_the_epas } from "./en.js"
export { product_table_see_the_container } from "./en.js"

export const question_questions_people_ask = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Preguntas que nos hacen`)
};

export const related_pages_read_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Siga leyendo`)
};

export const review_out_of_5_stars = /** @type {(inputs: { rating: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.rating} de 5 estrellas`)
};

export const review_sample_review = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`reseña de muestra`)
};

export const reviews_previous_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reseñas anteriores`)
};

export const reviews_next_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reseñas siguientes`)
};

export const reviews_from_reviews = /** @type {(inputs: { home_review_count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`de ${i?.home_review_count} reseñas`)
};

export const reviews_customer_reviews = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reseñas de clientes`)
};

export const reviews_swipe_for_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deslice para ver más`)
};

export const service_cost_you_have_the_price_in_writing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Recibe el precio por escrito antes de que empiece el trabajo`)
};

export const service_cost_what_moves_the_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué cambia el precio`)
};

export const service_cost_two_examples_not_quotes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dos ejemplos, no cotizaciones`)
};

export const service_cost_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ejemplo`)
};

export const service_cost_sums_of_the_prices_on_this_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sumas de los precios de este sitio. Su casa tiene su propio precio, por escrito.`)
};

export const size_chart_smaller_than_a_grain_of_rice = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Más pequeños que un grano de arroz`)
};

export const size_chart_as_long_as_a_ladybug_or_a_little = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Del largo de una mariquita o un poco más`)
};

export const size_chart_half_an_inch_and_more = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Media pulgada (13 mm) o más`)
};

export const size_chart_mice_rats_bats_and_small_birds = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ratones, ratas, murciélagos y aves pequeñas`)
};

export const size_chart_as_long_as_a_hand_or_an_arm = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Del largo de una mano o de un brazo`)
};

export const size_chart_all_at_one_scale_beside_a_penny = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Los ${i?.count} a la misma escala, junto a una moneda de un centavo.`)
};

export const size_chart_a_penny = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una moneda de un centavo`)
};

export const size_chart_a_penny_19_mm_across_on_a_ruler_of = /** @type {(inputs: { long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Una moneda de un centavo, de 19 mm de ancho, sobre una regla de ${i?.long} mm`)
};

export const ruler_drawers_an_inch_more_or_less = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerca de una pulgada (25 mm)`)
};

export const ruler_drawers_all_at_one_scale = /** @type {(inputs: { count: NonNullable<unknown>, long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Los ${i?.count} están a la misma escala, a lo largo de una regla de 0 a ${i?.long} mm, junto a una moneda de un centavo de 19 mm. Cada cuadro mide 10 mm.`)
};

export const ruler_drawers_printed_they_are_life_size = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impresos al 100 %, todos tienen su tamaño real.`)
};

export const size_chart_mm = /** @type {(inputs: { long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.long} mm`)
};

export const source_where_these_facts_come_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De dónde vienen estos datos`)
};

export const source_this_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esta página`)
};

export const source_checked = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revisado el`)
};

export const species_plates_at_one_scale_from_the_left = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A la misma escala, desde la izquierda: ${i?.names}`)
};

export const species_plates_all_at_one_scale_a_penny_is_19_mm = /** @type {(inputs: { step: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Todos a la misma escala. La moneda de un centavo mide 19 mm de ancho; las marcas van cada ${i?.step} mm.`)
};

export const trace_plates_longer_side_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lado más largo: ${i?.length} mm`)
};

export const trace_plates_body_mm = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cuerpo: ${i?.length} mm`)
};

export const activity_chart_the_same_as_a_table = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo mismo en una tabla`)
};

export const activity_chart_month = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mes`)
};

export const cited_source = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fuente ${i?.number}`)
};

export const logo_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, inicio`)
};

export const chat_the_chat_cant_be_reached_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El chat no responde en este momento. Llámenos.`)
};

export const chat_type_your_answer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escriba su respuesta`)
};

export const chat_send = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enviar`)
};

export const chat_your_answer_yes_or_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su respuesta, sí o no`)
};

export const chat_what_you_are_seeing_and_where = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué está viendo y dónde`)
};

export const chat_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su código postal`)
};

export const chat_your_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su nombre`)
};

export const chat_your_phone_number = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su número de teléfono`)
};

export const chat_your_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su correo electrónico`)
};

export const chat_messages = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mensajes`)
};

export const chat_conversation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Conversación`)
};

export const chat_wren_is_typing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wren está escribiendo`)
};

export const chat_with_wren_assistant = /** @type {(inputs: { brand: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Chat con Wren, asistente de ${i?.brand}`)
};

export const chat_wren = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wren`)
};

export const chat_close_chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerrar el chat`)
};

export const chat_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sí`)
};

export const chat_start_a_new_conversation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Empezar otra conversación`)
};

export const chat_forget_me_on_this_device = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrar mis datos de este dispositivo`)
};

export const chat = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chat`)
};

export const chat_can_i_help_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Le puedo ayudar?`)
};

export const chat_help = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¡Ayuda!`)
};

export const chat_close_chat_prompt = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cerrar la invitación al chat`)
};

export const chat_open_chat_prompt = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abrir la invitación al chat`)
};

export const pest_identifier_fits_well = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coincide bien`)
};

export const pest_identifier_fits_in_part = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coincide en parte`)
};

export const pest_identifier_fits_poorly = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coincide poco`)
};

export const pest_identifier_often_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Es común aquí: ${i?.label}`)
};

export const pest_identifier_at_times_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A veces aparece aquí: ${i?.label}`)
};

export const pest_identifier_busy_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mucha actividad en ${i?.answer}`)
};

export const pest_identifier_about_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Se ve en ${i?.answer}`)
};

export const pest_identifier_a_telling_sign = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Una señal clara: ${i?.label}`)
};

export const pest_identifier_goes_with_it = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Va con esta plaga: ${i?.label}`)
};

export const pest_identifier_seldom_met_here = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Es raro aquí: ${i?.label}`)
};

export const pest_identifier_not_about_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No se ve en ${i?.answer}`)
};

export const pest_identifier_quiet_in = /** @type {(inputs: { answer: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Poca actividad en ${i?.answer}`)
};

export const pest_identifier_not_its_sign = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No es su señal: ${i?.label}`)
};

export const pest_identifier_nothing_we_know_fits_that_a_photo = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nada de lo que conocemos coincide con eso. Una foto o una llamada le sirve más que seguir adivinando.`)
};

export const pest_identifier_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A favor:`)
};

export const pest_identifier_against = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En contra:`)
};

export const pest_identifier_i_do_not_remember = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No me acuerdo`)
};

export const pest_identifier_not_sure = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No sé`)
};

export const pest_identifier_what_did_you_see = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Qué vio?`)
};

export const pest_identifier_show_the_matches = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ver qué puede ser`)
};

export const pest_identifier_start_over = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Empezar de nuevo`)
};

export const pest_identifier_what_it_may_be = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué puede ser`)
};

export const pest_identifier_what_it_may_be_will_stand_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aquí aparecerá qué puede ser`)
};

export const pest_identifier_best_matches_so_far = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lo que más coincide hasta ahora: ${i?.names}`)
};

export const pest_identifier_likeliest_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo más probable hasta ahora`)
};

export const pest_identifier_the_likeliest_three_stand_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aquí quedan a la vista las tres más probables mientras usted responde.`)
};

export const pest_identifier_a_list_cannot_be_certain_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una lista no puede dar certeza, y nosotros tampoco hasta verlo. Una foto o una visita lo aclara.`)
};

export const pest_identifier_send_a_photo_with_your_answers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envíe una foto con sus respuestas`)
};

export const pest_identifier_by_place = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por lugar`)
};

export const pest_identifier_by_sign = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por señal`)
};

export const plan_finder_show_what_fits = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ver qué me conviene`)
};

export const plan_finder_let_us_look_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Primero déjenos revisar`)
};

export const site_search_what_are_you_looking_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Qué busca?`)
};

export const site_search_pages_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Páginas encontradas`)
};

export const site_search_the_search_could_not_be_loaded = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se pudo cargar la búsqueda. Todas las páginas están en la lista de abajo.`)
};

export const search_by_any_of_its_names = /** @type {(inputs: { one: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.one} por cualquiera de sus nombres, un servicio, una ciudad o un código postal.`)
};

export const search_a_service_or_a_town = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un servicio, una ciudad o un código postal.`)
};

export const site_search_one_moment = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un momento.`)
};

export const checklist_of_done = /** @type {(inputs: { ticked: NonNullable<unknown>, all: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ticked} de ${i?.all} listos`)
};

export const checklist_print_this_list = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimir esta lista`)
};

export const zip_check_yes_we_serve = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sí, atendemos el ${i?.zip}.`)
};

export const zip_check_yes_we_serve_your_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sí, atendemos su código postal.`)
};

export const zip_check_very_nearly = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`¿${i?.zip}? Casi.`)
};

export const zip_check_very_nearly_your_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Casi.`)
};

export const zip_check_no_not = /** @type {(inputs: { zip: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No, el ${i?.zip} no.`)
};

export const zip_check_no_we_do_not_come_that_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No, no llegamos tan lejos.`)
};

export const zip_check_please_check_what_you_typed_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revise lo que escribió e intente otra vez.`)
};

export const zip_check_a_company_closer_to_you_can_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una empresa más cercana puede llegar antes. Cuando busque una, pregunte:`)
};

export const zip_check_for_its_license_number_your_states = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cuál es su número de licencia. La agencia que regula los pesticidas en su estado puede confirmarlo.`)
};

export const zip_check_for_an_inspection_before_a_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`si inspecciona antes de dar un precio y entrega por escrito lo que encontró.`)
};

export const zip_check_which_product_goes_where_with_its = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`qué producto va en cada lugar, con su número de registro de la EPA.`)
};

export const zip_check_what_happens_when_it_comes_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`qué pasa si el problema regresa entre visitas.`)
};

export const zip_check_with_termites_whether_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`con las termitas, si el contrato paga la reparación o solo otro tratamiento.`)
};

export const zip_check_check = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revisar`)
};
export { content_loader_we_are_rated_5_from_reviews } from "./en.js"

export const content_loader_crawl_space_wildlife_and_letters = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Espacio bajo la casa, animales silvestres y cartas`)
};
export { content_loader_more_around } from "./en.js"

export const content_loader_get_a_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pida una cotización`)
};

export const content_loader_service_plans = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Planes de servicio`)
};

export const trade_treatments = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tratamientos de plagas`)
};

export const trade_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`control de plagas`)
};

export const trade_issue = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`algún problema de plagas`)
};

export const trade_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`una plaga`)
};

export const trade_many = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`plagas`)
};

export const content_loader_damp_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Humedad bajo la casa`)
};

export const content_loader_home_trade = /** @type {(inputs: { trade: NonNullable<unknown>, label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.trade} en casa ${i?.label}`)
};

export const content_loader_with_a_drawing_of = /** @type {(inputs: { title: NonNullable<unknown>, shown: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.title}”, con un dibujo de ${i?.shown}`)
};
export { chat_the_partial_lead_was_not_saved } from "./en.js"

export const chat_yikes_do_you_currently_have = /** @type {(inputs: { issue: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`¡Ay, no! ¿Tiene ahora ${i?.issue}?`)
};

export const chat_we_can_help_with_that_what_are_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Con eso le podemos ayudar. ¿Qué está viendo y dónde?`)
};

export const chat_we_can_help_with_that_what_else = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Con eso le podemos ayudar. ¿Qué más debemos saber, como dónde y desde cuándo?`)
};

export const chat_sorry_is_that_a_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perdón, ¿eso es un sí?`)
};

export const chat_glad_to_hear_it_if_something_turns = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¡Qué bueno! Si aparece algo, vuelva cuando quiera. ¡Que tenga buen día!`)
};

export const chat_no_problem_if_it_is_after_all = /** @type {(inputs: { many: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No hay problema. Si al final se trata de ${i?.many}, llámenos o vuelva cuando quiera. ¡Que tenga buen día!`)
};

export const chat_thanks_whats_your_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gracias. ¿Cuál es su código postal?`)
};

export const chat_and_whats_your_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Y cómo se llama?`)
};

export const chat_no_problem_what_name_should_we_use = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No hay problema. ¿Qué nombre ponemos?`)
};

export const chat_last_one_whats_your_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La última: ¿cuál es su correo electrónico?`)
};

export const chat_im_sorry_there_was_an_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo siento, hubo un error al enviar sus datos. Llámenos directamente al teléfono de la empresa.`)
};

export const chat_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error`)
};

export const chat_failed_to_submit_request_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se pudo enviar la solicitud. Intente otra vez.`)
};

export const chat_done_your_details_are_gone_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Listo. Sus datos ya no están en este dispositivo.`)
};

export const chat_thanks_whats_the_best_number_to = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gracias, ${i?.name}. ¿A qué número le llamamos?`)
};

export const chat_welcome_back_shall_i_use_and_again = /** @type {(inputs: { name: NonNullable<unknown>, phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`¡Qué gusto verle otra vez! ¿Uso de nuevo ${i?.name} y ${i?.phone}?`)
};

export const chat_all_set = /** @type {(inputs: { name: NonNullable<unknown>, text: NonNullable<unknown>, promise: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Listo, ${i?.name}. ${i?.text} ${i?.promise}`)
};

export const content_if_it_comes_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si regresa`)
};

export const content_what_we_stand_behind = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que respaldamos`)
};

export const content_if_they_come_back = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si regresan`)
};

export const content_our_promise = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nuestra promesa`)
};
export { content_is_the_full_count_where_we_say_it } from "./en.js"
export { content_the_reviews_printed_here_are } from "./en.js"
export { content_those_marked_as_samples_are_not } from "./en.js"

export const hours_call_before_for_a_visit = /** @type {(inputs: { before: NonNullable<unknown>, call_day: NonNullable<unknown>, visit_day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Llame ${i?.call_day} antes de ${i?.before} y vamos ${i?.visit_day}.`)
};

export const hours_call_in_the_next_for_a_visit = /** @type {(inputs: { minutes_left: NonNullable<unknown>, day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le quedan ${i?.minutes_left} para llamar y que vayamos ${i?.day}.`)
};

export const hours_we_open_at_today_call_before_for_a = /** @type {(inputs: { opens: NonNullable<unknown>, before: NonNullable<unknown>, day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hoy abrimos a ${i?.opens}. Llame antes de ${i?.before} y vamos ${i?.day}.`)
};

export const hours_open_now_until = /** @type {(inputs: { closes: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Abierto ahora, hasta ${i?.closes}.`)
};

export const hours_closed_now_we_call_you_from = /** @type {(inputs: { day: NonNullable<unknown>, opens: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cerrado ahora. Le llamamos ${i?.day} a partir de ${i?.opens}.`)
};

export const hours_we_call_or_text_you_by = /** @type {(inputs: { when: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le llamamos o le mandamos un mensaje antes de ${i?.when}.`)
};

export const newsletter_an_e_mail_address_can_be_at_most = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un correo electrónico puede tener hasta 254 caracteres.`)
};
export { newsletter_the_page_must_be_text } from "./en.js"
export { newsletter_the_page_can_be_at_most_120 } from "./en.js"
export { newsletter_the_consent_version_must_be_text } from "./en.js"

export const newsletter_this_field_stays_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Este campo se queda vacío.`)
};

export const newsletter_invalid_email = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correo no válido`)
};

export const newsletter_please_enter_a_valid_email_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escriba un correo electrónico válido.`)
};

export const newsletter_already_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya está en la lista`)
};

export const newsletter_this_email_is_already_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Este correo ya está suscrito a nuestro boletín.`)
};

export const newsletter_subscription_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se pudo suscribir`)
};

export const newsletter_please_try_again_later_or_contact = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Intente más tarde o comuníquese con nosotros.`)
};

export const newsletter_successfully_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¡Suscripción lista!`)
};

export const newsletter_thank_you_look_out_for_tips = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gracias. Pronto verá en su correo consejos y ofertas de ${i?.trade}.`)
};

export const newsletter_one_more_step = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Falta un paso`)
};

export const newsletter_we_sent_you_an_e_mail_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le mandamos un correo. Abra el enlace que trae para suscribirse.`)
};

export const plans_what_is_it_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿De qué se trata?`)
};

export const plans_ants_spiders_roaches_wasps_or_fall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hormigas, arañas, cucarachas, avispas o insectos que entran en otoño`)
};

export const plans_termites_or_a_house_that_is_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termitas, o una casa que está en venta`)
};

export const plans_mosquitoes_in_the_yard = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mosquitos en el patio`)
};

export const plans_a_damp_or_musty_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Humedad o mal olor bajo la casa`)
};

export const plans_bed_bugs_fleas_ticks_carpenter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chinches, pulgas, garrapatas, abejas carpinteras, ratas, ratones o un animal silvestre`)
};

export const plans_how_has_it_gone_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Cómo ha ido hasta ahora?`)
};

export const plans_it_has_just_started = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acaba de empezar`)
};

export const plans_it_comes_back_every_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Regresa cada año`)
};

export const plans_nothing_yet_and_i_want_to_keep_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nada todavía, y quiero que siga así`)
};

export const plans_what_is_under_your_house = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Qué hay debajo de la casa?`)
};

export const plans_a_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un espacio bajo (crawl space)`)
};

export const plans_a_slab = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una losa de concreto`)
};

export const plans_a_basement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un sótano`)
};

export const plans_i_dont_know = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No sé`)
};

export const plans_it_has_just_started_and_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acaba de empezar, y puede que baste un solo tratamiento.`)
};

export const plans_if_it_comes_back_with_the_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si regresa con la próxima temporada, el plan cuesta menos que llamar una y otra vez.`)
};

export const plans_what_comes_back_every_year_has_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que regresa cada año tiene su temporada, y una visita cada 90 días, más o menos, llega a tiempo.`)
};

export const plans_each_seasons_visit_looks_for_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La visita de cada temporada busca las plagas de esa temporada antes de que se instalen.`)
};

export const plans_after_the_first_visit_most_of_the = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Después de la primera visita, casi todo el trabajo es afuera, donde viven estas plagas.`)
};

export const plans_if_a_covered_pest_shows_up_between = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si aparece una plaga cubierta entre visitas, regresamos sin costo extra.`)
};

export const plans_an_inspection_comes_first_if_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Primero va una inspección. Si no encuentra termitas, así mismo se lo decimos.`)
};

export const plans_termites_need_a_treatment_of_their = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Las termitas necesitan su propio tratamiento; el plan trimestral no las incluye.`)
};

export const plans_we_re_treat_at_no_charge_while = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Volvemos a tratar sin costo mientras su contrato esté vigente.`)
};

export const plans_a_crawl_space_with_open_soil_takes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un espacio bajo la casa con tierra descubierta se presta bien para el tratamiento líquido, y si está seco atrae menos termitas.`)
};

export const plans_under_a_slab_with_finished_floors = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bajo una losa con pisos terminados, las estaciones de cebo le evitan las perforaciones.`)
};

export const plans_a_finished_basement_can_decide = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si el sótano está terminado, de eso puede depender si conviene líquido o cebo. Comparamos los dos por escrito.`)
};

export const plans_the_inspection_shows_what_is_under = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La inspección muestra qué hay debajo de la casa, y eso decide entre líquido y cebo.`)
};

export const plans_fewer_bites_within_a_day_or_two = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menos picaduras en uno o dos días, y ya sin el agua de donde salían los mosquitos.`)
};

export const plans_treatments_are_repeated_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El tratamiento se repite cada tres o cuatro semanas, más o menos, de la primavera a octubre.`)
};

export const plans_we_begin_with_standing_water_and = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Empezamos por el agua estancada y rociamos solo las hojas con sombra donde descansan los mosquitos.`)
};

export const plans_if_they_build_up_before_the_next = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si aumentan antes del próximo tratamiento, regresamos sin costo.`)
};

export const plans_without_a_crawl_space_there_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sin espacio bajo la casa no hay nada que cerrar. La humedad en otra parte tiene otra causa.`)
};

export const plans_smells_or_feels_wet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Díganos dónde huele o se siente húmedo, y le decimos si es trabajo para nosotros o para un plomero.`)
};

export const plans_water_comes_first_then_a_sealed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Primero se resuelve el agua. Luego van una lámina sellada, las rejillas cerradas y una sola forma de secar.`)
};

export const plans_we_look_underneath_first_only_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Primero revisamos debajo. Solo un espacio bajo la casa se puede cerrar y secar.`)
};

export const plans_damp_wood_and_damp_soil_are_half = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La madera y la tierra húmedas son la mitad de lo que atrae a las termitas.`)
};

export const plans_if_a_seam_opens_or_a_sealed_vent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si se abre una unión o se suelta una rejilla sellada, la arreglamos sin costo.`)
};

export const plans_no_plan_covers_these_each_needs_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ningún plan cubre estas plagas. Cada una necesita su propio tratamiento, con su segunda revisión.`)
};

export const plans_with_nothing_there_yet_reading_its = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si todavía no hay nada, puede que le baste con leer su página.`)
};

export const plans_its_page_says_what_we_do_how_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su página dice qué hacemos, cómo prepararse y cuándo regresamos sin costo.`)
};

export const prices_per_month = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Al mes`)
};

export const prices_per_quarter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Al trimestre`)
};

export const prices_per_season = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por temporada`)
};

export const prices_per_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Al año`)
};

export const prices_per_visit = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por visita`)
};

export const prices_per_treatment = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por tratamiento`)
};

export const prices_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un solo pago`)
};

export const prices_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Según la inspección`)
};

export const prices_for = /** @type {(inputs: { scope: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Para ${i?.scope}`)
};

export const search_nothing_found_for_every_page_is_in = /** @type {(inputs: { query: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No encontramos nada con “${i?.query}”. Todas las páginas están en la lista de abajo.`)
};

export const search_1_page_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 página encontrada.`)
};

export const search_pages_found = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} páginas encontradas.`)
};

export const species_all_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todo el año`)
};

export const species_drawing_with_marks = /** @type {(inputs: { drawing: NonNullable<unknown>, marks: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.drawing}. Señas: ${i?.marks}`)
};

export const species_mark = /** @type {(inputs: { number: NonNullable<unknown>, mark: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seña ${i?.number}: ${i?.mark}`)
};

export const species_mark_on_the_drawing = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Seña ${i?.number} en el dibujo`)
};

export const species_marks_on_the_drawing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Señas en el dibujo`)
};

export const species_drawing = /** @type {(inputs: { title: NonNullable<unknown>, latin: NonNullable<unknown>, size: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dibujo: ${i?.title}, ${i?.latin}, ${i?.size}`)
};

export const submissions_it_was_not_accepted_please_check = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se aceptó. Revíselo e intente otra vez, o llámenos.`)
};

export const submissions_that_was_a_lot_of_requests_in_a = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fueron muchas solicitudes en poco tiempo. Espere un momento e intente otra vez, o llámenos.`)
};

export const submissions_it_has_not_been_saved_please_try = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se guardó. Intente otra vez en un momento, o llámenos.`)
};

export const submissions_we_could_not_reach_our_office_from = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Desde aquí no pudimos comunicarnos con la oficina, y este dispositivo no guarda nada para después. Intente otra vez cuando tenga conexión, o llámenos.`)
};

export const submissions_not_sent_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todavía no se ha enviado`)
};

export const submissions_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enviado`)
};

export const submissions_not_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se envió`)
};

export const newsletter_someone_we_hope_you_entered_this = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Alguien, ojalá usted, anotó este correo para el boletín de ${i?.name}. Confírmelo con este enlace. Mientras tanto no le enviamos nada.`)
};

export const newsletter_thank_you_for_subscribing_to_the = /** @type {(inputs: { name: NonNullable<unknown>, trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gracias por suscribirse al boletín de ${i?.name}: una nota corta cada temporada con consejos y ofertas de ${i?.trade}.`)
};

export const newsletter_did_you_not_ask_for_it_then_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿No lo pidió usted? Entonces no tiene que hacer nada. O asegúrese de que nadie pueda anotar este correo:`)
};

export const newsletter_did_you_not_ask_for_it_or_changed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿No lo pidió usted, o cambió de idea? Con un clic se termina:`)
};

export const newsletter_yes_subscribe_me = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sí, quiero suscribirme`)
};

export const choice_unsubscribe_from_the_newsletter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Ya no quiere el boletín?`)
};

export const choice_we_will_not_write_to_your_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No le volveremos a escribir a este correo.`)
};

export const choice_unsubscribe = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelar la suscripción`)
};

export const choice_you_are_unsubscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su suscripción está cancelada.`)
};

export const choice_you_will_get_no_more_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No le volveremos a escribir a este correo. Puede cerrar esta página.`)
};

export const choice_subscribe_to_the_newsletter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Quiere recibir el boletín?`)
};

export const choice_a_short_note_each_season = /** @type {(inputs: { trade: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Una nota corta cada temporada: consejos y ofertas de ${i?.trade}. Cada correo trae un enlace para cancelarlo.`)
};

export const choice_you_are_subscribed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya está en la lista.`)
};

export const choice_this_link_does_not_work = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Este enlace no funciona.`)
};

export const choice_it_is_not_complete_or_we_no_longer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Está incompleto o ya no lo reconocemos. Use el enlace del último correo, o escríbanos.`)
};

export const contact_bar_call_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Llame ya`)
};

export const fallback_screen_or_call_us = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`O llámenos: <phone>${i?.number}</phone>`)
};

export const header_quote_hint = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuéntenos qué vio y dónde. Nosotros averiguamos lo demás.`)
};

export const header_get_free_quote_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pida su cotización GRATIS`)
};
export { place_area } from "./en.js"
export { place_pests_and_why_they_come } from "./en.js"

export const quote_page_rather_talk = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Prefiere hablar?`)
};

export const about_film_back_to_the_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Volver a la página`)
};

export const outcome_back_brings_back_what_you_typed = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`El botón Atrás de su navegador trae de vuelta lo que escribió. O <form>empiece de nuevo el formulario de ${i?.name}</form>.`)
};
export { post_date_and_minutes } from "./en.js"

export const licenses_check_the_number = /** @type {(inputs: { state: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Verifique el número<hidden> en ${i?.state}</hidden>`)
};

export const licenses_line_of_a_sample = /** @type {(inputs: { authority: NonNullable<unknown>, number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Licencia ${i?.number} de ${i?.authority} (de muestra)`)
};

export const licenses_line = /** @type {(inputs: { authority: NonNullable<unknown>, number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Licencia ${i?.number} de ${i?.authority}`)
};

export const month_activity_month_in_place = /** @type {(inputs: { month: NonNullable<unknown>, place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<month>${i?.month}</month> en ${i?.place}`)
};

export const source_page_updated = /** @type {(inputs: { date: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Página actualizada el <date>${i?.date}</date>`)
};

export const species_plates_body = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cuerpo: ${i?.length}`)
};
export { place_phone_office } from "./en.js"
export { place_phone_yours } from "./en.js"

export const chat_assistant = /** @type {(inputs: { brand: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Asistente de ${i?.brand}`)
};

export const pest_identifier_book_an_inspection = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Haga una cita de inspección<hidden>: ${i?.pest}</hidden>`)
};

export const pest_identifier_more_about = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Más sobre: ${i?.pest}`)
};

export const pest_identifier_and_what_they_are_taken_for = /** @type {(inputs: { pest: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.pest} y con qué se confunden`)
};

export const pest_identifier_two_or_three_answers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bastan dos o tres respuestas para empezar. Ninguna es obligatoria, y no nos llega ninguna si usted no la envía. ¿Prefiere leer? <key>La lista</key> dice lo mismo por lugar y por señal.`)
};

export const plan_finder_also_worth_a_thought = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`También conviene pensar en:`)
};

export const plan_finder_one_treatment = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`<services>Un solo tratamiento</services>, ${i?.price} en la mayoría de los casos`)
};

export const site_search_or_ask_us = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`O pregúntenos:`)
};

export const zip_check_we_come_to = /** @type {(inputs: { place: NonNullable<unknown>, area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vamos a <page>${i?.place}</page>, en nuestra área de ${i?.area}.`)
};

export const zip_check_you_are_in_our_area = /** @type {(inputs: { area: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Usted está en nuestra área de <page>${i?.area}</page>.`)
};

export const zip_check_one_beside_it_is = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Su código no está en nuestra lista, pero uno vecino sí. El lugar más cercano que atendemos es <page>${i?.place}</page>. Llame y le decimos si un técnico puede ir.`)
};

export const zip_check_do_you_serve_my_zip = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Atienden mi código postal?`)
};
export { product_table_product } from "./en.js"

export const species_at_their_peak_and_more = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En su punto más alto en ${i?.state} en ${i?.month}: ${i?.pests} y ${i?.others} más.`)
};

export const species_active_and_more = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown>, others: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Con actividad en ${i?.state} en ${i?.month}: ${i?.pests} y ${i?.others} más.`)
};

export const species_at_their_peak = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En su punto más alto en ${i?.state} en ${i?.month}: ${i?.pests}.`)
};

export const species_active = /** @type {(inputs: { state: NonNullable<unknown>, month: NonNullable<unknown>, pests: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Con actividad en ${i?.state} en ${i?.month}: ${i?.pests}.`)
};

export const problem_please_check_what_you_entered = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revise lo que escribió`)
};

export const problem_that_is_too_much_for_one = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Es demasiado para un solo envío`)
};

export const problem_that_is_not_a_picture_we = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No podemos abrir esa foto`)
};

export const problem_we_could_not_read_that = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pudimos leerlo`)
};

export const problem_that_is_too_long = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Es demasiado largo`)
};

export const problem_not_accepted_from_another_site = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se acepta desde otro sitio`)
};

export const problem_this_request_was_already_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esta solicitud ya se envió`)
};

export const problem_unsubscribed_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suscripción cancelada antes`)
};

export const problem_request_not_found = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No encontramos la solicitud`)
};

export const problem_nothing_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aquí no hay nada`)
};

export const problem_not_possible_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aquí no se puede`)
};

export const problem_too_many_requests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Demasiadas solicitudes`)
};

export const problem_we_could_not_save_that_just = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pudimos guardarlo en este momento`)
};

export const problem_we_cant_take_pictures_just_now = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En este momento no podemos recibir fotos`)
};

export const problem_something_went_wrong_on_our_side = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Algo salió mal de nuestro lado`)
};

export const problem_please_send_fewer_or_smaller_pictures = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mande menos fotos o fotos más pequeñas.`)
};

export const problem_please_send_a_photo_as_jpeg = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mande la foto en JPEG, PNG o WebP.`)
};

export const problem_what_arrived_could_not_be_read = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lo que llegó no se puede leer. Intente otra vez, o llámenos al ${i?.phone}.`)
};
export { problem_this_address_takes_json_or_a } from "./en.js"

export const problem_what_you_sent_is_too_long = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lo que mandó es demasiado largo. Acórtelo, o llámenos al ${i?.phone}.`)
};

export const problem_for_your_protection_we_only_take = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Para protegerle, solo recibimos solicitudes desde nuestras propias páginas. Use el formulario de nuestro sitio, o llámenos al ${i?.phone}.`)
};

export const problem_we_already_have_a_request_under = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya tenemos una solicitud con este número que dice otra cosa. Mande la corrección como una solicitud nueva.`)
};

export const problem_this_address_was_unsubscribed_and_we = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La suscripción de este correo se canceló, y lo respetamos. Use otro correo, o llámenos al ${i?.phone}.`)
};

export const problem_we_dont_have_that_request_please = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No tenemos esa solicitud. Intente otra vez, o llámenos al ${i?.phone}.`)
};

export const problem_there_is_nothing_at_this_address = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No hay nada en esta dirección. Puede llamarnos al ${i?.phone}.`)
};

export const problem_this_address_does_not_take_that = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Esta dirección no recibe ese tipo de solicitud. Puede llamarnos al ${i?.phone}.`)
};

export const problem_that_was_a_lot_of_requests = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fueron muchas solicitudes en poco tiempo. Espere un momento, o llámenos al ${i?.phone}.`)
};

export const problem_your_request_has_not_been_saved = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Su solicitud no se guardó. Intente otra vez en un momento, o llámenos al ${i?.phone}.`)
};

export const problem_many_pictures_are_arriving_and_yours = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Están llegando muchas fotos y las suyas no entraron. Intente otra vez en un minuto, llámenos al ${i?.phone} o mande su solicitud sin fotos, con el formulario de cotización.`)
};

export const problem_there_is_no_room_for_pictures = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En este momento no hay espacio para fotos y no se guardó nada. Llámenos al ${i?.phone} o mande su solicitud sin fotos, con el formulario de cotización.`)
};

export const problem_not_saved_by_our_fault = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Su solicitud no se guardó. Intente otra vez, o llámenos al ${i?.phone}.`)
};

export const submissions_request_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su solicitud espera en este dispositivo. Sale sola en cuanto haya comunicación con nuestra oficina y este sitio esté abierto. No tiene que enviarla otra vez.`)
};

export const submissions_request_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su solicitud nos llegó.`)
};

export const submissions_photos_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sus fotos esperan en este dispositivo. Salen solas en cuanto haya comunicación con nuestra oficina y este sitio esté abierto. No tiene que enviarlas otra vez.`)
};

export const submissions_photos_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sus fotos nos llegaron.`)
};

export const submissions_signup_kept = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su suscripción espera en este dispositivo. Sale sola en cuanto haya comunicación con nuestra oficina y este sitio esté abierto. No tiene que enviarla otra vez.`)
};

export const prices_months = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} mes`);
	return /** @type {LocalizedString} */ (`${i?.count} meses`)
	
};

export const prices_quarters = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} trimestre`);
	return /** @type {LocalizedString} */ (`${i?.count} trimestres`)
	
};

export const prices_seasons = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} temporada`);
	return /** @type {LocalizedString} */ (`${i?.count} temporadas`)
	
};

export const prices_years = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} año`);
	return /** @type {LocalizedString} */ (`${i?.count} años`)
	
};

export const prices_visits = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} visita`);
	return /** @type {LocalizedString} */ (`${i?.count} visitas`)
	
};

export const prices_treatments = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} tratamiento`);
	return /** @type {LocalizedString} */ (`${i?.count} tratamientos`)
	
};

export const prices_payments = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`${i?.count} pago`);
	return /** @type {LocalizedString} */ (`${i?.count} pagos`)
	
};

export const prices_example_end_low = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price}, el precio más bajo`)
};

export const prices_example_end_high = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price}, el precio más alto`)
};

export const prices_example_line = /** @type {(inputs: { title: NonNullable<unknown>, times: NonNullable<unknown>, price: NonNullable<unknown>, sum: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}, ${i?.times} a ${i?.price}: ${i?.sum}`)
};

export const prices_from = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`desde ${i?.price}`)
};

export const prices_or_more = /** @type {(inputs: { price: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} o más`)
};

export const prices_range = /** @type {(inputs: { low: NonNullable<unknown>, high: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.low} a ${i?.high}`)
};

export const prices_unit_for = /** @type {(inputs: { unit: NonNullable<unknown>, scope: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.unit}, para ${i?.scope}`)
};
export { problem_what_arrived_is_not_a_filled_in } from "./en.js"
export { problem_the_field_does_not_belong_here } from "./en.js"
export { problem_the_field_is_missing } from "./en.js"
export { problem_the_field_cant_be_read } from "./en.js"

export const share_image_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`una casa con porche al atardecer`)
};

export const share_image_lit_windows = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`una casa con las ventanas encendidas de noche`)
};

export const share_image_van = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`la camioneta de un técnico frente a una casa`)
};

export const share_image_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`el espacio bajo la casa, visto por una ventana`)
};

export const share_image_the_animal = /** @type {(inputs: { animal: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`este animal: ${i?.animal}`)
};

export const pest_which_one_is_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Cuál es?`)
};

export const pest_does_it_matter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Es un problema?`)
};

export const call_to_action_porch_lights_on = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La luz del porche está encendida.`)
};
export { newsletter_the_page_is_missing } from "./en.js"
export { newsletter_the_page_cant_contain_control } from "./en.js"
export { problem_this_address_can_only_be_read } from "./en.js"
export { problem_this_address_cant_be_read } from "./en.js"
export { problem_this_file_is_not_packed } from "./en.js"

export const form_unreadable = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quite los caracteres especiales que no se pueden leer aquí.`)
};

export const form_line_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Acórtelo a ${i?.max} caracteres.`)
};

export const form_name_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Díganos su nombre, para saber por quién preguntar.`)
};

export const form_name_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Acorte el nombre a ${i?.max} caracteres.`)
};

export const form_phone_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Denos un número de teléfono, para poder llamarle.`)
};

export const form_phone_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Acorte el teléfono a ${i?.max} caracteres.`)
};

export const form_email_no_at = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A este correo le falta la arroba (@). Revíselo, o déjelo vacío.`)
};

export const form_email_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Acorte el correo a ${i?.max} caracteres.`)
};

export const form_zip_malformed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un código postal tiene cinco números, como 12345. Revíselo, o déjelo vacío.`)
};

export const form_description_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Qué ha visto?`)
};

export const form_description_too_long = /** @type {(inputs: { max: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Acórtelo a ${i?.max} caracteres. Lo demás lo hablamos por teléfono.`)
};
export { form_details_unknown } from "./en.js"

export const letter_state_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Dónde está la casa?`)
};

export const letter_state_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elija el estado donde está la casa: de eso depende el formulario.`)
};

export const letter_property_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escriba la dirección de la casa.`)
};

export const letter_closing_missing = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escriba la fecha del cierre.`)
};

export const letter_closing_past = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Esta fecha de cierre ya pasó. Revísela.`)
};

export const letter_access_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Quién nos abre?`)
};

export const letter_payer_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Quién paga?`)
};

export const letter_recipients_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Quién recibe copias?`)
};

export const photo_where_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Dónde estaba?`)
};

export const photo_when_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Cuándo lo vio?`)
};

export const photo_description_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Algo más?`)
};

export const quote_service_label = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Qué plaga le da problemas?`)
};

export const error_summary_error = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Error:`)
};

export const lead_five_digits_like_12345 = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cinco números, como 12345`)
};

export const letter_we_ask_for_at_least_working_days = /** @type {(inputs: { notice: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pedimos al menos ${i?.notice} días hábiles antes del cierre. El tratamiento, si hace falta, toma más tiempo. Si tiene menos días, llámenos.`)
};

export const letter_the_may_be_at_most_days_old_at = /** @type {(inputs: { form: NonNullable<unknown>, good_for_days: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`El día del cierre, el informe ${i?.form} puede tener como máximo ${i?.good_for_days} días. Pídalo ahora e inspeccionamos más cerca de la fecha.`)
};

export const letter_that_is_close_before_the_closing = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`Es poco tiempo: queda un día hábil antes del cierre. Envíe la solicitud y llámenos también, para que nadie espere.`);
	return /** @type {LocalizedString} */ (`Es poco tiempo: quedan ${i?.count} días hábiles antes del cierre. Envíe la solicitud y llámenos también, para que nadie espere.`)
	
};

export const letter_before_the_closing_that_is_the = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {const plural = registry.plural("es", i?.count, {});
	if (plural == "one") return /** @type {LocalizedString} */ (`Queda un día hábil antes del cierre. Es el tiempo que pedimos. El tratamiento, si hace falta, toma más.`);
	return /** @type {LocalizedString} */ (`Quedan ${i?.count} días hábiles antes del cierre. Es el tiempo que pedimos. El tratamiento, si hace falta, toma más.`)
	
};

export const letter_request_the_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pedir la carta`)
};

export const newsletter_it_needs_an_sign_as_in_you_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le falta la arroba (@), como en usted@example.com.`)
};

export const photo_send_my_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enviar mis fotos`)
};

export const photo_sent_so_far = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enviado hasta ahora`)
};

export const photo_chosen_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fotos elegidas`)
};

export const quote_got_it_the_porch_light_is_on = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Recibido, ${i?.name}. La luz del porche está encendida.`)
};

export const quote_in_a_hurry_please_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Tiene prisa? Llámenos.`)
};

export const quote_something_wrong_change_your = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Hay algún error? Cambie su solicitud`)
};

export const quote_add_e_mail_best_time_or_a_note = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Agregar correo, mejor hora o una nota`)
};

export const quote_not_sent = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No se envió.`)
};

export const quote_still_trying = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seguimos intentando…`)
};

export const quote_get_my_free_quote = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pedir mi cotización gratis`)
};

export const quote_frame_loading_your_local_form = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cargando el formulario de su área...`)
};

export const quote_frame_the_form_is_taking_its_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El formulario está tardando.`)
};

export const quote_frame_open_the_form_as_a_page = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abrir el formulario en una página`)
};

export const submissions_it_could_not_be_taken_as_it_is = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pudimos recibirlo así como está. Llámenos.`)
};

export const submissions_your_photos_are_no_longer_on_this = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sus fotos ya no están en este dispositivo. Elíjalas y envíelas otra vez, o llámenos.`)
};

export const forms_name = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nombre`)
};

export const forms_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teléfono`)
};

export const forms_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correo electrónico`)
};

export const forms_zip_code = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Código postal`)
};

export const forms_property_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dirección de la casa`)
};

export const forms_closing_date = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fecha del cierre`)
};

export const forms_not_known_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todavía no se sabe`)
};

export const forms_lender_closing_attorney_e_mail = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Banco, abogado del cierre, correos electrónicos`)
};

export const forms_your_phone = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Su teléfono`)
};

export const forms_notes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notas`)
};

export const forms_paid_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quién paga`)
};

export const forms_copies_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copias para`)
};

export const forms_asked_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Solicitada por`)
};

export const forms_email_address = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Correo electrónico`)
};

export const forms_photos = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fotos`)
};

export const forms_best_time_to_call = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mejor hora para llamarle`)
};

export const forms_any_time = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A cualquier hora`)
};
export { lead_must_be_text } from "./en.js"
export { lead_can_be_at_most_characters_so } from "./en.js"
export { lead_must_be_a_time_in_milliseconds } from "./en.js"
export { lead_the_customer_type_must_be_existing } from "./en.js"
export { lead_the_last_name_stays_empty_the_full } from "./en.js"
export { lead_the_service } from "./en.js"
export { lead_the_urgency_is_always_standard } from "./en.js"
export { lead_the_address } from "./en.js"
export { lead_the_source } from "./en.js"
export { lead_the_page } from "./en.js"
export { lead_the_deadline } from "./en.js"
export { lead_the_start } from "./en.js"
export { lead_an_attribution_value } from "./en.js"
export { lead_the_attribution_must_be_a_list_of } from "./en.js"
export { lead_the_attribution_has_too_many } from "./en.js"
export { lead_the_consent_version } from "./en.js"
export { lead_the_marketing_choice_must_be_yes } from "./en.js"
export { lead_the_consent_must_hold_a_version } from "./en.js"
export { lead_the_details_belong_to_another_form } from "./en.js"

export const lead_please_choose_at_least_one_picture = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elija al menos una foto.`)
};

export const lead_please_choose_up_to_pictures = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Elija hasta ${i?.count} fotos.`)
};

export const lead_a_picture_can_have_up_to_10_mb = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cada foto puede pesar hasta 10 MB. Mande una más pequeña, o una captura de pantalla de esta.`)
};

export const lead_we_cant_open_heic_pictures_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No podemos abrir fotos HEIC. Haga una captura de pantalla de la foto y mande esa, o ponga su cámara en “Más compatible”.`)
};

export const lead_please_send_a_photo_as_jpeg_png_or = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mande la foto en JPEG, PNG o WebP. Otros archivos no se pueden abrir aquí.`)
};

export const lead_one_picture_cant_be_opened_please = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una de las fotos no se puede abrir. Pruebe con otra, o con una captura de pantalla.`)
};
export { lead_is_too_long } from "./en.js"
export { lead_the_name } from "./en.js"
export { lead_the_phone_number } from "./en.js"
export { lead_the_e_mail } from "./en.js"
export { lead_the_problem } from "./en.js"
export { lead_the_submission_id_must_be_a_uuid } from "./en.js"

export const mail_thank_you_for_asking_for_help_your = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gracias por pedirle ayuda a ${i?.name}. Su solicitud ya está en nuestra oficina.`)
};

export const mail_office_hours = /** @type {(inputs: { label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Horario de la oficina: ${i?.label}.`)
};

export const mail_did_you_not_ask_us_for_anything = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿No nos pidió nada? Entonces alguien escribió su correo por error. No tiene que hacer nada, y no le volveremos a escribir.`)
};
export { mail_territory } from "./en.js"
export { mail_received } from "./en.js"
export { mail_call_by } from "./en.js"
export { mail_page } from "./en.js"
export { mail_form } from "./en.js"
export { mail_marketing_texts } from "./en.js"
export { mail_pictures } from "./en.js"
export { mail_first_visit } from "./en.js"
export { mail_last_visit } from "./en.js"
export { mail_request } from "./en.js"
export { mail_corrects } from "./en.js"
export { mail_not_called_back_yet } from "./en.js"
export { mail_corrected_request } from "./en.js"
export { mail_unfinished_chat } from "./en.js"
export { mail_new_request } from "./en.js"
export { mail_we_promised_to_call_back_by_now } from "./en.js"
export { mail_mark_in_a_terminal } from "./en.js"
export { mail_what_became_of_it } from "./en.js"
export { mail_the_visitor_changed_an_earlier } from "./en.js"
export { mail_the_chat_was_left_before_the_e } from "./en.js"
export { mail_someone_sent_pictures } from "./en.js"
export { mail_the_chat_on_the_website_took_this } from "./en.js"
export { mail_someone_asked_for_a_quote } from "./en.js"
export { mail_nothing_said } from "./en.js"
export { mail_before_it } from "./en.js"
export { mail_corrected_termite_letter } from "./en.js"
export { mail_termite_letter } from "./en.js"
export { mail_short_notice } from "./en.js"
export { mail_nothing_added } from "./en.js"
export { mail_no_working_day } from "./en.js"
export { contact_submissions_the_territory_is_not_one_we_know } from "./en.js"

export const newsletter_subscribe = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suscribirse`)
};

export const photo_rules = /** @type {(inputs: { count: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`De una a ${i?.count} fotos, en JPEG, PNG o WebP, de hasta 10 MB cada una.`)
};

export const photo_remove = /** @type {(inputs: { photo: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quitar<hidden> ${i?.photo}</hidden>`)
};

export const form_sending = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enviando…`)
};

export const quote_what_you_typed_is_still_here = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que escribió sigue aquí.`)
};

export const letter_that_is_close_no_day_before = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Es poco tiempo: no queda ningún día hábil antes del cierre. Envíe la solicitud y llámenos también, para que nadie espere.`)
};
export { mail_attached } from "./en.js"
export { mail_in_their_words } from "./en.js"

export const form_optional = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(opcional)`)
};

export const form_leave_this_empty = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deje esto vacío`)
};
export { lead_the_source_is_missing } from "./en.js"
export { lead_attribution_values_must_not_be } from "./en.js"
export { office_invalid_a_note_is_text } from "./en.js"
export { office_invalid_a_note_can_be_at_most_characters } from "./en.js"
export { office_invalid_an_id_must_be_a_uuid } from "./en.js"
export { office_invalid_the_amount_must_be_a_number_of } from "./en.js"
export { office_invalid_the_amount_must_be_a_whole_number } from "./en.js"
export { office_invalid_the_amount_cant_be_negative } from "./en.js"
export { office_invalid_the_amount_is_too_large } from "./en.js"
export { office_invalid_please_enter_an_e_mail } from "./en.js"
export { office_invalid_that_e_mail_is_too_long } from "./en.js"
export { office_invalid_please_enter_a_name } from "./en.js"
export { office_invalid_that_name_is_too_long } from "./en.js"
export { office_invalid_please_enter_a_time } from "./en.js"
export { office_invalid_that_is_too_long_to_search_for } from "./en.js"
export { office_invalid_the_endpoint_must_be_a_url } from "./en.js"
export { office_not_done } from "./en.js"
export { office_the_offices_server_cant_be_reached } from "./en.js"
export { office_the_offices_server_cannot_be } from "./en.js"
export { office_audit_log } from "./en.js"
export { office_audit_every_sign_in_and_every_step_by } from "./en.js"
export { office_audit_when } from "./en.js"
export { office_audit_who } from "./en.js"
export { office_audit_what } from "./en.js"
export { office_audit_nobody_signed_in } from "./en.js"
export { office_audit_the_request } from "./en.js"
export { office_audit_show_older_ones } from "./en.js"
export { office_backups_a_new_backup_is_there } from "./en.js"
export { office_backups } from "./en.js"
export { office_backups_copies_of_everything_the_office } from "./en.js"
export { office_backups_making_one } from "./en.js"
export { office_backups_make_one_now } from "./en.js"
export { office_backups_there_is_no_backup_yet } from "./en.js"
export { office_backups_make_one_now_and_let_the_server } from "./en.js"
export { office_backups_download_named } from "./en.js"
export { office_backups_download } from "./en.js"
export { office_consents } from "./en.js"
export { office_consents_what_visitors_read_before_they } from "./en.js"
export { office_consents_nobody_has_read_one_yet } from "./en.js"
export { office_erase } from "./en.js"
export { office_erase_when_somebody_asks_to_be_forgotten } from "./en.js"
export { office_erase_e_mail_phone_or_full_name } from "./en.js"
export { office_erase_find } from "./en.js"
export { office_erase_several_people_have_this_name } from "./en.js"
export { office_erase_certainly_theirs } from "./en.js"
export { office_erase_person_number } from "./en.js"
export { office_erase_perhaps_theirs_tick_what_is } from "./en.js"
export { office_erase_for_good } from "./en.js"
export { office_no_name } from "./en.js"
export { office_erase_a_mail_was_just_being_sent_erase } from "./en.js"
export { office_erase_still_to_do } from "./en.js"
export { office_launch_check_must_be_done } from "./en.js"
export { office_launch_check_should_be_done } from "./en.js"
export { office_launch_check_is_done } from "./en.js"
export { office_launch_check } from "./en.js"
export { office_launch_check_what_stands_between_this_site_and } from "./en.js"
export { office_launch_check_check_again } from "./en.js"
export { office_more } from "./en.js"
export { office_more_all_places } from "./en.js"
export { office_role_owner_explained } from "./en.js"
export { office_role_office_explained } from "./en.js"
export { office_people } from "./en.js"
export { office_people_who_may_come_in_a_link_to_the } from "./en.js"
export { office_people_you } from "./en.js"
export { office_people_invited } from "./en.js"
export { office_role_owner } from "./en.js"
export { office_role_office } from "./en.js"
export { office_people_remove_named } from "./en.js"
export { office_remove } from "./en.js"
export { office_people_sessions_of } from "./en.js"
export { office_people_ask_to_remove } from "./en.js"
export { office_people_they_are_signed_out_everywhere_at } from "./en.js"
export { office_people_removed } from "./en.js"
export { office_people_keep } from "./en.js"
export { office_people_invite_somebody } from "./en.js"
export { office_people_their_e_mail } from "./en.js"
export { office_people_their_name_if_you_like } from "./en.js"
export { office_people_role } from "./en.js"
export { office_people_invite } from "./en.js"
export { office_people_the_link_is_copied } from "./en.js"
export { office_people_the_link_cant_be_copied } from "./en.js"
export { office_people_copy_the_link } from "./en.js"
export { office_quarantine } from "./en.js"
export { office_quarantine_requests_that_look_like_spam_no } from "./en.js"
export { office_quarantine_nothing_looks_like_spam } from "./en.js"
export { office_show_more } from "./en.js"
export { office_quarantine_release_named } from "./en.js"
export { office_quarantine_release } from "./en.js"
export { office_quarantine_marked_as_spam } from "./en.js"
export { office_spam } from "./en.js"
export { office_sessions_signed_out } from "./en.js"
export { office_sessions_this_one } from "./en.js"
export { office_sessions_sign_out_device } from "./en.js"
export { office_sessions_sign_out } from "./en.js"
export { office_undelivered_mail_to_the_office } from "./en.js"
export { office_undelivered_reminder_to_the_office } from "./en.js"
export { office_undelivered_mail_to_the_visitor } from "./en.js"
export { office_undelivered_newsletter_mail } from "./en.js"
export { office_undelivered_link_to_sign_in } from "./en.js"
export { office_undelivered } from "./en.js"
export { office_undelivered_mails_webhooks_and_alerts_that } from "./en.js"
export { office_undelivered_everything_was_delivered } from "./en.js"
export { office_undelivered_send_again_named } from "./en.js"
export { office_undelivered_send_again } from "./en.js"
export { office_inbox_whole_requests } from "./en.js"
export { office_inbox_unfinished_chats } from "./en.js"
export { office_inbox_in_the_last_7_days } from "./en.js"
export { office_inbox_in_the_last_30_days } from "./en.js"
export { office_inbox_any } from "./en.js"
export { office_inbox_to_do } from "./en.js"
export { office_inbox_put_off } from "./en.js"
export { office_inbox_requests } from "./en.js"
export { office_inbox_call_next } from "./en.js"
export { office_inbox_count } from "./en.js"
export { office_inbox } from "./en.js"
export { office_inbox_which_requests } from "./en.js"
export { office_inbox_search_requests } from "./en.js"
export { office_inbox_name_phone_e_mail_zip_words } from "./en.js"
export { office_inbox_nothing_found_for } from "./en.js"
export { office_inbox_every_word_must_begin_a_word_of } from "./en.js"
export { office_inbox_search_in_all_requests } from "./en.js"
export { office_inbox_no_request_fits } from "./en.js"
export { office_inbox_show_the_whole_inbox } from "./en.js"
export { office_inbox_nothing_is_yours } from "./en.js"
export { office_inbox_requests_that_are_given_to_you } from "./en.js"
export { office_inbox_nothing_is_put_off } from "./en.js"
export { office_inbox_put_a_request_off_and_it_comes } from "./en.js"
export { office_inbox_no_requests_yet } from "./en.js"
export { office_inbox_the_next_one_appears_here_within } from "./en.js"
export { office_inbox_everybody_has_been_called } from "./en.js"
export { office_inbox_the_next_request_appears_here } from "./en.js"
export { office_lead_history } from "./en.js"
export { office_lead_nothing_yet } from "./en.js"
export { office_lead_note_saved } from "./en.js"
export { office_lead_what_you_agreed_the_gate_code_the } from "./en.js"
export { office_lead_save_note } from "./en.js"
export { office_lead_command_line } from "./en.js"
export { office_lead_picture_from } from "./en.js"
export { office_lead_picture_before } from "./en.js"
export { office_lead_next_picture } from "./en.js"
export { office_inbox_nothing_said_yet } from "./en.js"
export { office_inbox_asked_before } from "./en.js"
export { office_inbox_call_named } from "./en.js"
export { office_lead_marked_as } from "./en.js"
export { office_lead_it_is_yours } from "./en.js"
export { office_lead_steps } from "./en.js"
export { office_lead_status } from "./en.js"
export { office_lead_put_off_until_asked } from "./en.js"
export { office_lead_with } from "./en.js"
export { office_lead_somebody_has_it_now } from "./en.js"
export { office_lead_nobody_has_it_now } from "./en.js"
export { office_lead_nobody } from "./en.js"
export { office_lead_it_is_back_in_the_inbox } from "./en.js"
export { office_lead_take_it_up_now } from "./en.js"
export { office_lead_enter_an_amount_in_dollars } from "./en.js"
export { office_lead_noted } from "./en.js"
export { office_lead_amount_in_dollars } from "./en.js"
export { office_lead_save } from "./en.js"
export { office_lead_why_was_it_lost } from "./en.js"
export { office_lead_marked_as_lost } from "./en.js"
export { office_lead_in_30_minutes } from "./en.js"
export { office_lead_in_2_hours } from "./en.js"
export { office_lead_tomorrow_morning } from "./en.js"
export { office_lead_tomorrow_at_noon } from "./en.js"
export { office_lead_in_a_week } from "./en.js"
export { office_lead_put_off_back } from "./en.js"
export { office_lead_put_off_until } from "./en.js"
export { office_lead_another_time_by_this_devices_clock } from "./en.js"
export { office_lead_too_expensive } from "./en.js"
export { office_lead_never_reached } from "./en.js"
export { office_lead_out_of_our_area } from "./en.js"
export { office_lead_not_our_work } from "./en.js"
export { office_lead_chose_another_company } from "./en.js"
export { office_lead_no_longer_needed } from "./en.js"
export { office_lead_another_reason } from "./en.js"
export { office_lead_chat_left_unfinished } from "./en.js"
export { office_lead_form } from "./en.js"
export { office_lead_the_server } from "./en.js"
export { office_lead_a_link_in_the_mail } from "./en.js"
export { office_lead_the_command_line } from "./en.js"
export { office_lead_this_request_is_not_here } from "./en.js"
export { office_lead_it_was_erased_or_the_link_is_not } from "./en.js"
export { office_lead_unfinished_chat_explained } from "./en.js"
export { office_lead_said_in_the_chat } from "./en.js"
export { office_lead_what_they_wrote } from "./en.js"
export { office_lead_release_it_is_a_real_request } from "./en.js"
export { office_lead_has_a_problem_now } from "./en.js"
export { office_lead_wants_to_prevent_one } from "./en.js"
export { office_lead_details } from "./en.js"
export { office_lead_consent } from "./en.js"
export { office_lead_nobody_recorded_the_words_of_this } from "./en.js"
export { office_lead_none_was_recorded } from "./en.js"
export { office_lead_asked_before_heading } from "./en.js"
export { office_lead_told_apart } from "./en.js"
export { office_lead_joined_again } from "./en.js"
export { office_lead_not_the_same_person } from "./en.js"
export { office_lead_the_same_person_after_all } from "./en.js"
export { office_new_request } from "./en.js"
export { office_me_this_device_is_told_of_each } from "./en.js"
export { office_me_this_device_is_not_told_of } from "./en.js"
export { office_me_this_browser_does_not_let_the } from "./en.js"
export { office_me_this_browser_cant_alert_you_on_an } from "./en.js"
export { office_me_a_test_is_on_its_way_to_your } from "./en.js"
export { office_me_alerts } from "./en.js"
export { office_me_turn_alerts_on } from "./en.js"
export { office_me_turn_alerts_off } from "./en.js"
export { office_me_send_a_test } from "./en.js"
export { office_me_no_more_alerts_on } from "./en.js"
export { office_me_no_more_alerts } from "./en.js"
export { office_me_quiet_from_to } from "./en.js"
export { office_me_no_quiet_hours } from "./en.js"
export { office_me_from } from "./en.js"
export { office_me_to } from "./en.js"
export { office_me_saved_for_everybody } from "./en.js"
export { office_me_for_everybody } from "./en.js"
export { office_me_owners_alone_see_and_change_this } from "./en.js"
export { office_me_otherwise_an_alert_says_only_that } from "./en.js"
export { office_me_remind_everybody_before_a_promise } from "./en.js"
export { office_me_alert_the_owners_before_it_is } from "./en.js"
export { office_me_minutes_empty_for_never } from "./en.js"
export { office_me_my_settings } from "./en.js"
export { office_me_as_the_others_see_it } from "./en.js"
export { office_keys } from "./en.js"
export { office_me_passkeys } from "./en.js"
export { office_me_none_yet_you_sign_in_by_a_link_in } from "./en.js"
export { office_me_added } from "./en.js"
export { office_me_used } from "./en.js"
export { office_me_remove_passkey } from "./en.js"
export { office_me_add_a_passkey } from "./en.js"
export { office_me_signed_out_elsewhere } from "./en.js"
export { office_me_where_you_are_signed_in } from "./en.js"
export { office_me_sign_out_everywhere_else } from "./en.js"
export { office_me_sign_out_here } from "./en.js"
export { office_me_not_everything_was_sent } from "./en.js"
export { office_me_stay_signed_in } from "./en.js"
export { office_me_sign_out_and_forget_them } from "./en.js"
export { office_loading } from "./en.js"
export { office_this_cant_be_shown } from "./en.js"
export { office_undo } from "./en.js"
export { office_alerts_be_told_of_each_request_at_once } from "./en.js"
export { office_alerts_the_browser_did_not_allow_it } from "./en.js"
export { office_alerts_not_on_this_device } from "./en.js"
export { office_reach_no_phone } from "./en.js"
export { office_reach_text_to } from "./en.js"
export { office_reach_mail_to } from "./en.js"
export { office_reach_begin_with } from "./en.js"
export { office_reach_message } from "./en.js"
export { office_reach_you_called } from "./en.js"
export { office_reach_you_wrote_a_text } from "./en.js"
export { office_reach_you_wrote_a_mail } from "./en.js"
export { office_reach_what_came_of_it } from "./en.js"
export { office_reach_marked_as_contacted } from "./en.js"
export { office_reach_we_spoke } from "./en.js"
export { office_reach_they_know } from "./en.js"
export { office_reach_marked_as_booked } from "./en.js"
export { office_booked } from "./en.js"
export { office_reach_no_answer_noted } from "./en.js"
export { office_reach_no_answer } from "./en.js"
export { office_nothing_is_here } from "./en.js"
export { office_this_address_leads_nowhere_in_the } from "./en.js"
export { office_to_the_inbox } from "./en.js"
export { office_sign_in_is_it_you } from "./en.js"
export { office_sign_in_this_step_needs_a_sign_in_of_the } from "./en.js"
export { office_sign_in_send_me_a_link } from "./en.js"
export { office_sign_in } from "./en.js"
export { office_sign_in_this_link_does_not_work } from "./en.js"
export { office_sign_in_to_the_sign_in } from "./en.js"
export { office_sign_in_one_moment } from "./en.js"
export { office_sign_in_you_are_invited } from "./en.js"
export { office_sign_in_welcome_back_named } from "./en.js"
export { office_sign_in_answer_requests_to_as } from "./en.js"
export { office_sign_in_sign_in_as_on_this_device } from "./en.js"
export { office_sign_in_accept_and_go_in } from "./en.js"
export { office_sign_in_sign_in_by_one_press_next_time } from "./en.js"
export { office_sign_in_a_passkey_is_this_devices_own_your } from "./en.js"
export { office_sign_in_not_now } from "./en.js"
export { office_sign_in_this_device_already_has_a_passkey } from "./en.js"
export { office_sign_in_the_passkey_could_not_be_used_on } from "./en.js"
export { office_sign_in_this_device } from "./en.js"
export { office_sign_in_android_phone } from "./en.js"
export { office_sign_in_requests_to_for_those_who_answer } from "./en.js"
export { office_sign_in_or } from "./en.js"
export { office_sign_in_look_into_your_mail } from "./en.js"
export { office_sign_in_nothing_came_look_among_the_spam } from "./en.js"
export { office_sign_in_back } from "./en.js"
export { office_nothing_is_lost_what_you_did_is } from "./en.js"
export { office_start_again } from "./en.js"
export { office_no_connection_trying_again } from "./en.js"
export { office_you_see_what_was_here } from "./en.js"
export { office_opening_the_office } from "./en.js"
export { office_skip_to_the_content } from "./en.js"
export { office_waiting } from "./en.js"
export { office_next_request } from "./en.js"
export { office_request_before } from "./en.js"
export { office_open_it } from "./en.js"
export { office_back_to_the_list } from "./en.js"
export { office_in_a_request } from "./en.js"
export { office_write_a_note } from "./en.js"
export { office_take_it_yourself } from "./en.js"
export { office_keys_are_off_on_this_device_my } from "./en.js"
export { office_go_to } from "./en.js"
export { office_something_is_new_in_the_office } from "./en.js"
export { office_mail_act_nobody_has_been_invited_yet } from "./en.js"
export { office_mail_act_this_is_where_the_people_of_the } from "./en.js"
export { office_mail_act_yes_it_was_contacted } from "./en.js"
export { office_mail_act_yes_it_is_booked } from "./en.js"
export { office_mail_act_yes_it_is_spam } from "./en.js"
export { office_mail_act_mark_the_request_as } from "./en.js"
export { office_mail_act_everybody_in_the_office_sees_it } from "./en.js"
export { office_mail_act_the_request_is_marked_as } from "./en.js"
export { office_mail_act_you_can_close_this_page } from "./en.js"
export { office_mail_act_this_link_does_not_work_any_more } from "./en.js"
export { office_mail_act_it_was_used_or_its_time_is_over } from "./en.js"
export { office_mail_you_are_invited_to_answer_the } from "./en.js"
export { office_mail_accept_the_invitation } from "./en.js"
export { office_mail_you_did_not_expect_this_then_leave } from "./en.js"
export { office_mail_somebody_we_hope_you_asked_for_a } from "./en.js"
export { office_mail_it_was_not_you_then_leave_it_alone } from "./en.js"
export { office_page_not_found } from "./en.js"
export { office_page_the_office_was_not_built_npm_run } from "./en.js"
export { office_problem_something_needs_another_look } from "./en.js"
export { office_problem_that_cant_be_read } from "./en.js"
export { office_problem_what_arrived_cant_be_read } from "./en.js"
export { office_problem_please_sign_in } from "./en.js"
export { office_problem_you_are_not_signed_in_or_your } from "./en.js"
export { office_problem_please_confirm_that_it_is_you } from "./en.js"
export { office_problem_sign_in_once_more_to_do_this } from "./en.js"
export { office_problem_not_allowed } from "./en.js"
export { office_problem_only_an_owner_can_do_this } from "./en.js"
export { office_problem_not_accepted } from "./en.js"
export { office_problem_this_call_did_not_come_from_the } from "./en.js"
export { office_problem_there_is_no_such_thing_or_it_is } from "./en.js"
export { office_problem_not_recognized } from "./en.js"
export { office_problem_this_passkey_was_not_accepted_try } from "./en.js"
export { office_problem_this_link_does_not_work_any_more } from "./en.js"
export { office_problem_it_was_used_or_its_time_is_over } from "./en.js"
export { office_problem_already_sent } from "./en.js"
export { office_problem_something_else_was_sent_under_this } from "./en.js"
export { office_problem_too_late } from "./en.js"
export { office_problem_it_cant_be_taken_back_any_more } from "./en.js"
export { office_problem_the_only_owner } from "./en.js"
export { office_problem_somebody_else_has_to_be_an_owner } from "./en.js"
export { office_problem_already_there } from "./en.js"
export { office_problem_somebody_with_this_e_mail_uses_the } from "./en.js"
export { office_problem_alerts_cant_be_sent_there } from "./en.js"
export { office_problem_this_browsers_push_service_is_not } from "./en.js"
export { office_problem_too_many_tries } from "./en.js"
export { office_problem_please_wait_a_moment_and_try_again } from "./en.js"
export { office_problem_not_possible_just_now } from "./en.js"
export { office_problem_the_office_cant_be_reached_just } from "./en.js"
export { office_problem_something_went_wrong_on_our_side } from "./en.js"
export { office_push_alerts_reach_this_device } from "./en.js"
export { office_push_call_within_min } from "./en.js"
export { office_push_a_call_is_late } from "./en.js"
export { office_push_open_to_see_it } from "./en.js"
export { office_erase_please_enter_an_e_mail_a_phone } from "./en.js"
export { office_invalid_the_note_is_empty } from "./en.js"
export { office_invalid_control_characters } from "./en.js"
export { office_invalid_whom } from "./en.js"
export { office_invalid_a_name_is_one_line } from "./en.js"
export { office_invalid_this_link_is_not_complete } from "./en.js"
export { office_invalid_the_key_cant_be_read } from "./en.js"
export { office_invalid_please_name_the_device } from "./en.js"
export { office_backups_newest_is_old } from "./en.js"
export { office_backups_deleted_after_days } from "./en.js"
export { office_consents_version } from "./en.js"
export { office_consents_first_shown } from "./en.js"
export { office_erase_type_word } from "./en.js"
export { office_erase_nothing_is_kept } from "./en.js"
export { office_erase_type_the_word } from "./en.js"
export { office_erase_erased_leads } from "./en.js"
export { office_erase_erased_files } from "./en.js"
export { office_erase_receiver_was_told } from "./en.js"
export { office_erase_look_into_file } from "./en.js"
export { office_erase_backup_holds_them } from "./en.js"
export { office_erase_backup_holds_them_until } from "./en.js"
export { office_launch_check_checking } from "./en.js"
export { office_people_passkeys } from "./en.js"
export { office_people_no_passkey } from "./en.js"
export { office_people_sessions } from "./en.js"
export { office_people_last_here } from "./en.js"
export { office_people_role_of } from "./en.js"
export { office_people_invitation_sent } from "./en.js"
export { office_quarantine_why } from "./en.js"
export { office_quarantine_is_spam } from "./en.js"
export { office_sessions_by_passkey } from "./en.js"
export { office_sessions_by_link } from "./en.js"
export { office_undelivered_send_again_about } from "./en.js"
export { office_undelivered_sent_again } from "./en.js"
export { office_undelivered_send_all } from "./en.js"
export { office_undelivered_about } from "./en.js"
export { office_undelivered_about_nobody } from "./en.js"
export { office_undelivered_tried } from "./en.js"
export { office_undelivered_refused } from "./en.js"
export { office_webhook } from "./en.js"
export { office_alert } from "./en.js"
export { office_inbox_whose } from "./en.js"
export { office_inbox_nobodys } from "./en.js"
export { office_inbox_kind } from "./en.js"
export { office_inbox_today } from "./en.js"
export { office_inbox_late } from "./en.js"
export { office_inbox_filters_used } from "./en.js"
export { office_inbox_choose } from "./en.js"
export { office_inbox_mine } from "./en.js"
export { office_inbox_all } from "./en.js"
export { office_inbox_newest } from "./en.js"
export { office_loading_more } from "./en.js"
export { office_inbox_found } from "./en.js"
export { office_inbox_filter } from "./en.js"
export { office_inbox_pictures } from "./en.js"
export { office_inbox_notes } from "./en.js"
export { office_time_late_by } from "./en.js"
export { office_time_due_in } from "./en.js"
export { office_time_due_at } from "./en.js"
export { office_time_back_in } from "./en.js"
export { office_time_back_at } from "./en.js"
export { office_time_just_now } from "./en.js"
export { office_time_minutes_ago } from "./en.js"
export { office_time_minutes } from "./en.js"
export { office_time_hours } from "./en.js"
export { office_time_hours_minutes } from "./en.js"
export { office_time_yesterday } from "./en.js"
export { office_time_tomorrow } from "./en.js"
export { office_time_weekday } from "./en.js"
export { office_time_days } from "./en.js"
export { office_new } from "./en.js"
export { office_contacted } from "./en.js"
export { office_won } from "./en.js"
export { office_lost } from "./en.js"
export { office_act_wrote_a_text } from "./en.js"
export { office_act_wrote_a_mail } from "./en.js"
export { office_act_called } from "./en.js"
export { office_act_marked_as } from "./en.js"
export { office_act_noted } from "./en.js"
export { office_act_gave_it_to } from "./en.js"
export { office_act_gave_it_back } from "./en.js"
export { office_act_put_it_off } from "./en.js"
export { office_act_took_it_up } from "./en.js"
export { office_act_told_apart } from "./en.js"
export { office_act_joined } from "./en.js"
export { office_act_released } from "./en.js"
export { office_act_undone } from "./en.js"
export { office_state_pending } from "./en.js"
export { office_state_sending } from "./en.js"
export { office_state_sent } from "./en.js"
export { office_state_dead_letter } from "./en.js"
export { office_state_quarantined } from "./en.js"
export { office_state_superseded } from "./en.js"
export { office_state_suppressed } from "./en.js"
export { office_lead_by_mail_link } from "./en.js"
export { office_lead_taken_back } from "./en.js"
export { office_lead_kept_on_device } from "./en.js"
export { office_lead_pictures_deleted } from "./en.js"
export { office_lead_the_visitor } from "./en.js"
export { office_lead_it } from "./en.js"
export { office_lead_you_have_it_now } from "./en.js"
export { office_lead_name_you } from "./en.js"
export { office_lead_back_at } from "./en.js"
export { office_lead_looks_like_spam } from "./en.js"
export { office_lead_from_page } from "./en.js"
export { office_lead_consent_version } from "./en.js"
export { office_lead_marketing_texts } from "./en.js"
export { office_lead_no_marketing_texts } from "./en.js"
export { office_lead_place } from "./en.js"
export { office_lead_wants } from "./en.js"
export { office_lead_told_apart_count } from "./en.js"
export { office_me_quiet_hours } from "./en.js"
export { office_me_lock_screen_details } from "./en.js"
export { office_me_single_keys } from "./en.js"
export { office_saved } from "./en.js"
export { office_me_steps_kept } from "./en.js"
export { office_me_still_signed_in } from "./en.js"
export { office_me_synced_passkey } from "./en.js"
export { office_reach_call_number } from "./en.js"
export { office_reach_open_messages } from "./en.js"
export { office_reach_open_mail } from "./en.js"
export { office_reach_text } from "./en.js"
export { office_reach_mail } from "./en.js"
export { office_reach_ask_what_came_of_it } from "./en.js"
export { office_template_tried_to_call } from "./en.js"
export { office_template_tried_to_call_subject } from "./en.js"
export { office_template_tried_to_call_body } from "./en.js"
export { office_template_may_we_call } from "./en.js"
export { office_template_may_we_call_subject } from "./en.js"
export { office_template_may_we_call_body } from "./en.js"
export { office_template_send_pictures } from "./en.js"
export { office_template_send_pictures_subject } from "./en.js"
export { office_template_send_pictures_body } from "./en.js"
export { office_template_visit_booked } from "./en.js"
export { office_template_visit_booked_body } from "./en.js"
export { office_template_empty } from "./en.js"
export { office_template_hello_named } from "./en.js"
export { office_template_hello } from "./en.js"
export { office_template_your_request } from "./en.js"
export { office_sign_in_link_on_its_way } from "./en.js"
export { office_sign_in_confirm_with_a_passkey } from "./en.js"
export { office_sign_in_welcome_back } from "./en.js"
export { office_sign_in_link_may_be_on_its_way } from "./en.js"
export { office_brand } from "./en.js"
export { office_window_title } from "./en.js"
export { office_sign_in_with_a_passkey } from "./en.js"
export { office_steps_kept } from "./en.js"
export { office_steps_in_page } from "./en.js"
export { office_of_company } from "./en.js"
export { office_keys_hint } from "./en.js"
export { office_mail_invitation_subject } from "./en.js"
export { office_mail_sign_in_subject } from "./en.js"
export { office_mail_act_office_of } from "./en.js"
export { office_state_word_contacted } from "./en.js"
export { office_state_word_booked } from "./en.js"
export { office_state_word_spam } from "./en.js"
export { office_same_phone } from "./en.js"
export { office_same_email } from "./en.js"
export { office_same_corrects_this } from "./en.js"
export { office_same_is_corrected } from "./en.js"

export const language_tag = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`es`)
};

export const language_in_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(en inglés)`)
};

export const breadcrumbs_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Inicio`)
};

export const language_offer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ver esta página en español`)
};

export const language_offer_dismiss = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No, gracias`)
};

export const header_these_pages_are_in_english = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Estas páginas están en inglés.`)
};

export const month_names = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`)
};

export const activity_level_names = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tranquila Baja Activa Máxima`)
};

export const activity_none = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ningún mes`)
};

export const species_months = /** @type {(inputs: { from: NonNullable<unknown>, to: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from} a ${i?.to}`)
};

export const species_seasons = /** @type {(inputs: { first: NonNullable<unknown>, second: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first} y ${i?.second}`)
};

export const state_south_carolina = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carolina del Sur`)
};

export const pest_identifier_legs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Patas`)
};

export const pest_identifier_wings = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alas`)
};

export const pest_identifier_size = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tamaño`)
};

export const pest_identifier_color = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Color`)
};

export const pest_identifier_shape = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Forma`)
};

export const pest_identifier_signs = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Señales`)
};

export const pest_identifier_would_differ_from = /** @type {(inputs: { trait: NonNullable<unknown>, label: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.trait}: no coincide con ${i?.label}`)
};

export const pest_also_called = /** @type {(inputs: { names: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`También: ${i?.names}`)
};

export const pest_length = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Largo`)
};

export const pest_in = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En`)
};

export const pest_treated_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se trata con`)
};

export const pest_often_mistaken_for_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Con qué se confunde`)
};

export const pest_where_to_look = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dónde buscar`)
};

export const pest_where_it_lives = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dónde vive`)
};

export const pest_signs_it_leaves = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Señales que deja`)
};

export const pest_through_the_year = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A lo largo del año`)
};

export const pest_what_you_can_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que puede hacer usted`)
};

export const pest_what_we_do = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lo que hacemos nosotros`)
};

export const pest_when_to_call_and_before_we_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cuándo llamar y qué hacer antes de la visita`)
};

export const pest_call_when = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Llame cuando`)
};

export const service_price = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Precio`)
};

export const service_included = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Incluye`)
};

export const service_not_included = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No incluye`)
};

export const service_how_a_visit_goes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cómo es una visita`)
};

export const service_before_we_come = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Antes de la visita`)
};

export const service_list_before = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: antes de la visita`)
};

export const service_what_to_expect = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué esperar`)
};

export const service_people_and_pets = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personas y mascotas`)
};

export const service_afterward = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Después`)
};

export const service_list_after = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: después`)
};

export const service_pests_it_is_for = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plagas que trata`)
};

export const service_where_we_do_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dónde lo hacemos`)
};

export const letter_request_a_letter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pida una carta`)
};

export const article_pages_below = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Páginas`)
};

export const search_pests = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plagas`)
};

export const search_places = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lugares`)
};

export const search_articles = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Artículos`)
};

export const search_service = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Servicio`)
};

export const search_place = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lugar`)
};

export const search_article = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Artículo`)
};

export const search_about = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sobre nosotros`)
};

export const search_stop_words = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a al como con cual cuando de del el en es esta ha hay la las lo los me mi mis o para por que se si son su sus tengo un una y`)
};

export const search_pattern_plural = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`(es|s|e)$`)
};

export const species_plates_body_and_wings = /** @type {(inputs: { length: NonNullable<unknown>, wings: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`cuerpo ${i?.length}, ${i?.wings} mm hasta la punta de las alas`)
};

export const species_plates_a_penny = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`una moneda de un centavo`)
};

export const species_plates_length = /** @type {(inputs: { short: NonNullable<unknown>, long: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.short} a ${i?.long} mm`)
};

export const service_cost_what_moves_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué lo cambia`)
};

export const service_cost_what_we_ask_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué preguntamos primero`)
};

export const service_cost_what_we_look_at_first = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué revisamos primero`)
};

export const service_cost_what_comes_with_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qué recibe usted`)
};

export const page_hero_written_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Escrito por`)
};

export const page_hero_facts_checked_by = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Datos revisados por`)
};

export const plan_comparison_by_inspection = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`según la inspección`)
};

export const claims_customers = /** @type {(inputs: { customers: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.customers} clientes`)
};

export const privacy_dialog_and_count_visits = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`, y contar visitas y clics sin mi nombre`)
};

export const privacy_dialog_save = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guardar`)
};

export const privacy_dialog_cancel = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelar`)
};

export const pest_index_all = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todas`)
};

export const chat_you = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Usted`)
};

export const chat_kept = /** @type {(inputs: { title: NonNullable<unknown>, text: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.title}. ${i?.text} O llámenos:`)
};

export const content_guarantee = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Garantía`)
};

export const species_mm_across = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.length} mm de ancho`)
};

export const species_body_mm_long = /** @type {(inputs: { length: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`cuerpo de ${i?.length} mm`)
};

export const quote_pest_ants = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hormigas`)
};

export const quote_pest_roaches = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cucarachas`)
};

export const quote_pest_termites = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Termitas`)
};

export const quote_pest_mosquitoes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mosquitos`)
};

export const quote_pest_rodents = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ratones y ratas`)
};

export const forms_morning = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Por la mañana`)
};

export const forms_midday = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Al mediodía`)
};

export const forms_late_afternoon = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Al final de la tarde`)
};

export const forms_saturday_morning = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El sábado por la mañana`)
};

export const letter_the_agent_opens = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El agente abre`)
};

export const letter_the_seller_is_at_home = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El vendedor está en casa`)
};

export const letter_a_lockbox = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Una caja con llave (lockbox)`)
};

export const letter_call_me_about_it = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Llámenme para acordarlo`)
};

export const letter_the_seller = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El vendedor`)
};

export const letter_the_buyer = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`El comprador`)
};

export const letter_at_settlement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En el cierre`)
};

export const letter_not_settled_yet = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Todavía no se decide`)
};

export const forms_email_example = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`usted@example.com`)
};

export const hours_today = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`hoy`)
};

export const hours_tomorrow = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`mañana`)
};

export const hours_noon = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`las 12 del mediodía`)
};

export const hours_on_day = /** @type {(inputs: { day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	if (i?.day == "Sunday") return /** @type {LocalizedString} */ (`el domingo`);
	if (i?.day == "Monday") return /** @type {LocalizedString} */ (`el lunes`);
	if (i?.day == "Tuesday") return /** @type {LocalizedString} */ (`el martes`);
	if (i?.day == "Wednesday") return /** @type {LocalizedString} */ (`el miércoles`);
	if (i?.day == "Thursday") return /** @type {LocalizedString} */ (`el jueves`);
	if (i?.day == "Friday") return /** @type {LocalizedString} */ (`el viernes`);
	if (i?.day == "Saturday") return /** @type {LocalizedString} */ (`el sábado`);
	return /** @type {LocalizedString} */ (`el ${i?.day}`)
	
};

export const hours_am = /** @type {(inputs: { time: NonNullable<unknown>, on: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	if (i?.on == "1") return /** @type {LocalizedString} */ (`la ${i?.time} am`);
	return /** @type {LocalizedString} */ (`las ${i?.time} am`)
	
};

export const hours_pm = /** @type {(inputs: { time: NonNullable<unknown>, on: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	if (i?.on == "1") return /** @type {LocalizedString} */ (`la ${i?.time} pm`);
	return /** @type {LocalizedString} */ (`las ${i?.time} pm`)
	
};

export const weekday_name = /** @type {(inputs: { day: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	if (i?.day == "Sunday") return /** @type {LocalizedString} */ (`domingo`);
	if (i?.day == "Monday") return /** @type {LocalizedString} */ (`lunes`);
	if (i?.day == "Tuesday") return /** @type {LocalizedString} */ (`martes`);
	if (i?.day == "Wednesday") return /** @type {LocalizedString} */ (`miércoles`);
	if (i?.day == "Thursday") return /** @type {LocalizedString} */ (`jueves`);
	if (i?.day == "Friday") return /** @type {LocalizedString} */ (`viernes`);
	if (i?.day == "Saturday") return /** @type {LocalizedString} */ (`sábado`);
	return /** @type {LocalizedString} */ (`${i?.day}`)
	
};

export const chat_pattern_first_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`^(si|sip|simon|claro|por supuesto|desde luego|asi es|correcto|afirmativo|ok|okay|bueno|yes|yeah|ayuda|por favor|tengo|tenemos|hay|necesito|me urge)\\b`)
};

export const chat_pattern_no = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`^(n|no|nop|nel|nada|ningun[oa]?|negativo|nunca|jamas|todavia no|aun no|por ahora no|por el momento no)\\b|\\bno (tengo|tenemos|hay|he visto|hemos visto|veo|vemos|necesito|necesitamos|creo)\\b`)
};

export const chat_pattern_unsure = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`^no (se|lo se|estoy segur[oa]|estamos segur[oa]s|tengo idea|idea|sabria|sabemos|sirven?|funcionan?|puedo|podemos|aguanto)\\b`)
};

export const chat_pattern_no_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`\\b(no|ningun|ninguna|sin|nada|tampoco|nunca)( (hay|tengo|tenemos?|he|hemos?|visto|veo|vemos?|un|una|mas?|problemas?|senal|rastro|de|con|las?|los?))*$`)
};

export const chat_pattern_except = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (` (?:pero|excepto|solo|solamente|salvo|menos|sino) (.*)`)
};

export const chat_pattern_offer_yes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`si+|sip|claro|claro que si|por supuesto|desde luego|correcto|exacto|asi es|eso es|de acuerdo|esta bien|ok|okay|okey|dale|sale|va|bueno|adelante|por favor|los mismos|esos mismos|use (esos|los mismos|mis datos)|uselos|y|yes|yeah`)
};

export const chat_pattern_offer_beside = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`gracias|muchas gracias|senorita|senor|senora|otra vez|de nuevo|soy yo`)
};

export const chat_any_pest = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`bicho insecto animal animalito plaga`)
};

export const mail_we_have_your_request = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: recibimos su solicitud`)
};

export const newsletter_subject_confirm = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: confirme su suscripción`)
};

export const newsletter_subject_subscribed = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: su suscripción está lista`)
};

export const choice_questions_write_to = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`¿Preguntas? Escriba a`)
};

export const mail_language = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Idioma`)
};

export const mail_spanish = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Español`)
};

export const review_mail_subject = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.company}: ¿quiere escribir sobre nuestro trabajo?`)
};

export const review_mail_hello = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hola, ${i?.name}:`)
};

export const review_mail_hello_nobody = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hola:`)
};

export const review_mail_thank_you = /** @type {(inputs: { company: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gracias por dejar que ${i?.company} le ayudara. Usted nos dijo que podíamos escribirle sobre eso.`)
};

export const review_mail_places = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Los vecinos que buscan ayuda leen lo que otros escribieron. Si gusta, cuente cómo le fue, bien o mal:`)
};

export const review_mail_put_right = /** @type {(inputs: { phone: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`¿Hay algo que todavía tengamos que arreglar? Responda este correo o llame al ${i?.phone}.`)
};

export const review_mail_once = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se lo pedimos una sola vez. No mandamos recordatorios.`)
};

export const review_mail_write_on = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Escribir en ${i?.place}`)
};

export const mailing_test_subject = /** @type {(inputs: { subject: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prueba: ${i?.subject}`)
};

export const mailing_why = /** @type {(inputs: { name: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Recibe este correo porque se suscribió al boletín de ${i?.name}.`)
};
export { office_newsletter } from "./en.js"
export { office_undelivered_review_request } from "./en.js"
export { office_numbers } from "./en.js"
export { office_numbers_about } from "./en.js"
export { office_numbers_plot_of } from "./en.js"
export { office_numbers_as_a_table } from "./en.js"
export { office_numbers_download_csv } from "./en.js"
export { office_numbers_last_30_days } from "./en.js"
export { office_numbers_last_12_weeks } from "./en.js"
export { office_numbers_last_12_months } from "./en.js"
export { office_numbers_this_year } from "./en.js"
export { office_numbers_first_day_is_later } from "./en.js"
export { office_numbers_minutes } from "./en.js"
export { office_numbers_hours } from "./en.js"
export { office_numbers_unfinished_and_spam } from "./en.js"
export { office_numbers_share_of_requests } from "./en.js"
export { office_numbers_booked } from "./en.js"
export { office_numbers_promise_kept } from "./en.js"
export { office_numbers_median_is } from "./en.js"
export { office_numbers_by_page } from "./en.js"
export { office_numbers_by_origin } from "./en.js"
export { office_numbers_by_pest } from "./en.js"
export { office_numbers_not_known } from "./en.js"
export { office_numbers_by_themselves } from "./en.js"
export { office_numbers_nothing_said } from "./en.js"
export { office_numbers_requests_say } from "./en.js"
export { office_numbers_per_day } from "./en.js"
export { office_numbers_per_week } from "./en.js"
export { office_numbers_per_month } from "./en.js"
export { office_numbers_days } from "./en.js"
export { office_numbers_broken_down } from "./en.js"
export { office_numbers_what_became } from "./en.js"
export { office_numbers_what_became_says } from "./en.js"
export { office_status_booked } from "./en.js"
export { office_numbers_share_won } from "./en.js"
export { office_numbers_money } from "./en.js"
export { office_numbers_median } from "./en.js"
export { office_numbers_ninth_decile } from "./en.js"
export { office_numbers_first_call } from "./en.js"
export { office_numbers_first_call_says } from "./en.js"
export { office_numbers_median_minutes } from "./en.js"
export { office_numbers_ninth_decile_minutes } from "./en.js"
export { office_numbers_views } from "./en.js"
export { office_numbers_visitors } from "./en.js"
export { office_numbers_page_views } from "./en.js"
export { office_numbers_page_views_say } from "./en.js"
export { office_numbers_page_views_are_off } from "./en.js"
export { office_numbers_most_read } from "./en.js"
export { office_numbers_most_read_says } from "./en.js"
export { office_numbers_led_here } from "./en.js"
export { office_numbers_led_here_says } from "./en.js"
export { office_numbers_hours_of_the_day } from "./en.js"
export { office_numbers_hours_of_the_day_says } from "./en.js"
export { office_numbers_hour } from "./en.js"
export { office_numbers_forms } from "./en.js"
export { office_numbers_forms_say } from "./en.js"
export { office_numbers_form } from "./en.js"
export { office_numbers_begun } from "./en.js"
export { office_numbers_left } from "./en.js"
export { office_numbers_form_photo } from "./en.js"
export { office_numbers_subscribers } from "./en.js"
export { office_numbers_growth_says } from "./en.js"
export { office_numbers_joined } from "./en.js"
export { office_numbers_gone } from "./en.js"
export { office_numbers_health } from "./en.js"
export { office_numbers_requests_are_taken } from "./en.js"
export { office_numbers_requests_are_not_taken } from "./en.js"
export { office_numbers_mails_go_out } from "./en.js"
export { office_numbers_mails_wait } from "./en.js"
export { office_numbers_no_backup } from "./en.js"
export { office_numbers_disk } from "./en.js"
export { office_numbers_refused_for_good } from "./en.js"
export { office_numbers_to_undelivered } from "./en.js"
export { office_numbers_tried_again } from "./en.js"
export { office_numbers_error_unknown } from "./en.js"
export { office_numbers_error_address } from "./en.js"
export { office_numbers_error_content } from "./en.js"
export { office_numbers_error_login } from "./en.js"
export { office_numbers_error_unreachable } from "./en.js"
export { office_numbers_error_later } from "./en.js"
export { office_numbers_error_program } from "./en.js"
export { office_numbers_error_program_failed } from "./en.js"
export { office_newsletter_about } from "./en.js"
export { office_newsletter_audience } from "./en.js"
export { office_newsletter_begin } from "./en.js"
export { office_newsletter_starter } from "./en.js"
export { office_newsletter_empty_page } from "./en.js"
export { office_newsletter_no_subject } from "./en.js"
export { office_newsletter_state_draft } from "./en.js"
export { office_newsletter_state_scheduled } from "./en.js"
export { office_newsletter_state_queueing } from "./en.js"
export { office_newsletter_state_sending } from "./en.js"
export { office_newsletter_state_sent } from "./en.js"
export { office_newsletter_state_stopped } from "./en.js"
export { office_newsletter_all } from "./en.js"
export { office_newsletter_back_to_draft } from "./en.js"
export { office_newsletter_stop } from "./en.js"
export { office_newsletter_changed_elsewhere } from "./en.js"
export { office_newsletter_subject } from "./en.js"
export { office_newsletter_preview_line } from "./en.js"
export { office_newsletter_preview_line_hint } from "./en.js"
export { office_newsletter_letter } from "./en.js"
export { office_newsletter_in_english } from "./en.js"
export { office_newsletter_in_spanish } from "./en.js"
export { office_newsletter_in_spanish_about } from "./en.js"
export { office_newsletter_spanish_is_half } from "./en.js"
export { office_newsletter_tests_are_sent } from "./en.js"
export { office_newsletter_language_of_preview } from "./en.js"
export { office_newsletter_markdown_hint } from "./en.js"
export { office_newsletter_not_saved } from "./en.js"
export { office_newsletter_test } from "./en.js"
export { office_newsletter_test_is_sent } from "./en.js"
export { office_newsletter_delete } from "./en.js"
export { office_newsletter_owner_sends } from "./en.js"
export { office_newsletter_now } from "./en.js"
export { office_newsletter_when_hint } from "./en.js"
export { office_newsletter_is_past } from "./en.js"
export { office_newsletter_send_to } from "./en.js"
export { office_newsletter_ask_to_send } from "./en.js"
export { office_newsletter_goes_to } from "./en.js"
export { office_newsletter_cannot_be_called_back } from "./en.js"
export { office_newsletter_preview } from "./en.js"
export { office_newsletter_view_phone } from "./en.js"
export { office_newsletter_view_phone_dark } from "./en.js"
export { office_newsletter_view_desk } from "./en.js"
export { office_newsletter_view_desk_dark } from "./en.js"
export { office_newsletter_view_text } from "./en.js"
export { office_review } from "./en.js"
export { office_review_consent } from "./en.js"
export { office_review_ask } from "./en.js"
export { office_review_once } from "./en.js"
export { office_review_asked } from "./en.js"
export { office_review_no_links } from "./en.js"
export { office_review_no_email } from "./en.js"
export { office_review_suppressed } from "./en.js"
export { office_numbers_table_of } from "./en.js"
export { review_source } from "./en.js"
export { office_invalid_can_be_at_most } from "./en.js"
export { office_invalid_is_one_line } from "./en.js"
export { office_invalid_the_letter_control_characters } from "./en.js"
export { office_invalid_please_enter_a_date } from "./en.js"
export { office_invalid_please_enter_a_date_that_exists } from "./en.js"
export { office_invalid_please_enter_a_later_date } from "./en.js"
export { office_invalid_please_enter_an_earlier_date } from "./en.js"
export { office_invalid_at_most_ten_years } from "./en.js"
export { office_invalid_ask_the_customer_first } from "./en.js"
export { office_invalid_the_subject } from "./en.js"
export { office_invalid_the_preview_line } from "./en.js"
export { office_invalid_the_letter } from "./en.js"

export const place_where_to_look = /** @type {(inputs: { place: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dónde buscar en ${i?.place}`)
};

export const place_section_is_of_no_house = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No es una casa en particular ni está a escala. Los números son los de la lista.`)
};

export const place_number_on_the_drawing = /** @type {(inputs: { number: NonNullable<unknown> }) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.number} en el dibujo`)
};

export const place_spot_roof = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el techo`)
};

export const place_spot_chimney = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en la chimenea`)
};

export const place_spot_attic = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el ático`)
};

export const place_spot_eaves = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los aleros y las molduras`)
};

export const place_spot_gutter = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en canaletas y bajantes`)
};

export const place_spot_wall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en la pared exterior`)
};

export const place_spot_shared_wall = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en una pared compartida`)
};

export const place_spot_bedroom = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el dormitorio`)
};

export const place_spot_drain = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los desagües`)
};

export const place_spot_pipes = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a lo largo de las tuberías`)
};

export const place_spot_kitchen = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en la cocina`)
};

export const place_spot_porch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el porche`)
};

export const place_spot_deck = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en la terraza de madera`)
};

export const place_spot_bed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los arriates y arbustos`)
};

export const place_spot_walk = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los senderos y entradas`)
};

export const place_spot_tree = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los árboles junto a la casa`)
};

export const place_spot_sill = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en las soleras, sobre los cimientos`)
};

export const place_spot_foundation = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en los cimientos`)
};

export const place_spot_crawl_space = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`debajo del piso`)
};

export const place_spot_basement = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el sótano`)
};

export const place_spot_soil = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el suelo`)
};

export const place_spot_garage = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el garaje`)
};

export const place_spot_alley = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el callejón`)
};

export const place_spot_lawn = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el césped y el terreno abierto`)
};

export const place_spot_containers = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el agua estancada del patio`)
};

export const place_spot_shed = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en cobertizos y graneros`)
};

export const place_spot_ditch = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en zanjas y drenajes pluviales`)
};

export const place_spot_field = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en campos y pastizales`)
};

export const place_spot_woods = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el bosque`)
};

export const place_spot_marsh = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en la marisma o el pantano`)
};

export const place_spot_river = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`junto al río o arroyo`)
};

export const place_spot_lake = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`junto al lago`)
};

export const place_spot_pond = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`junto a los estanques`)
};

export const place_spot_dock = /** @type {(inputs: {}) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`en el muelle`)
};