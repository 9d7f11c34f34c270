import './chat-composer.css';
import './chat-log.css';
import './chat-panel.css';
/** Styles of the panel: fetched with it. */
