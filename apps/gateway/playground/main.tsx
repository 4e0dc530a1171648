import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "@graphiql/plugin-explorer/style.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { Playground } from "./playground.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/** The portal keeps the token of whoever is signed in under this name, and what they have chosen under the other. */
const accessToken = localStorage.getItem("accessToken");
const theme = localStorage.getItem("settings")?.includes("DARK") ? "dark" : "light";
const root = document.getElementById("root");

if (root) {
  if (!accessToken) document.body.classList.add("signed-out", theme);
  createRoot(root).render(accessToken ? <Playground accessToken={accessToken} theme={theme} /> : <SignInFirst />);
}
