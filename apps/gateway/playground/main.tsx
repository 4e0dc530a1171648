import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "@graphiql/plugin-explorer/style.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { Playground } from "./playground.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/** The portal keeps the token of whoever is signed in under this name. */
const accessToken = localStorage.getItem("accessToken");
const root = document.getElementById("root");

if (root) createRoot(root).render(accessToken ? <Playground accessToken={accessToken} /> : <SignInFirst />);
