import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { applySettings } from "./app/apply-settings.ts";
import { mendStyles } from "./app/mend-styles.ts";
import { followNotifications } from "./app/notify.ts";
import { followHistory } from "./app/router.ts";
import { keepOffline } from "./app/updates.ts";

mendStyles();
applySettings();
followHistory();
followNotifications();
render(<App />, document.getElementById("app") as HTMLElement);
keepOffline();
