/** Styles of what appears only once scripts run: fetched with the rest, so that no page carries them inline. */
import '../newsletter/newsletter-late.css';
import '../hero/hero-clock.css';
import '../progress-bar/progress-bar.css';
import '../territory-control/territory-panel.css';
import '../toast/toast.css';
import '../tooltip/tooltip.css';
