/** Styles of what appears only once scripts run: fetched with the rest, so that no page carries them inline. */
import '../progress-bar/progress-bar.css';
import '../toast/toast.css';
import '../tooltip/tooltip.css';
