import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "@graphiql/plugin-explorer/style.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { takeOperations } from "@app/domain/playground/hand-over.ts";
import { Playground } from "./playground.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { viewerOf } from "./viewer.ts";

/** Keys under which the portal stores the token and the settings. */
const accessToken = localStorage.getItem("accessToken");
const settings = localStorage.getItem("settings");
const isComputerDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
const isDark = settings?.includes("DARK") ?? isComputerDark;
const theme = isDark ? "dark" : "light";
const operations = [...takeOperations(localStorage, location.hash, Date.now())];
// A reload does not open it once more.
if (location.hash.startsWith("#from=")) history.replaceState(null, "", location.pathname);
const root = document.getElementById("root");

/** Renders the playground for the signed-in person, or the way to sign in. */
async function draw(place: HTMLElement) {
  const viewer = accessToken === null ? undefined : await viewerOf(accessToken);
  if (accessToken !== null && viewer !== undefined) {
    createRoot(place).render(
      <Playground accessToken={accessToken} viewer={viewer} theme={theme} operations={operations} />,
    );
    return;
  }
  document.body.classList.add("signed-out", theme);
  createRoot(place).render(<SignInFirst ended={accessToken !== null} />);
}

if (root) void draw(root);
