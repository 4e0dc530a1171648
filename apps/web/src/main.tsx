import { createRoot } from "react-dom/client";
import { createClient } from "./app/apollo.ts";
import { App } from "./app/app.tsx";
import { createRouter } from "./app/router.tsx";
import { createSessionStore } from "./shared/session/session-store.ts";

const session = createSessionStore(localStorage, Date.now);
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the portal.");

createRoot(root).render(<App client={createClient(session)} session={session} router={createRouter()} />);
