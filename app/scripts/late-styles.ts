/** Styles of what appears only once scripts run: fetched with the rest, so that no page carries them inline. */
import '../components/chat/chat-prompt.css';
import '../components/newsletter/newsletter-late.css';
import '../components/progress-bar/progress-bar.css';
import '../components/territory-control/territory-panel.css';
import '../components/toast/toast.css';
import '../components/tooltip/tooltip.css';
import '../submissions/outbox-note.css';
