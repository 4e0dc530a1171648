export { Component } from "./away.screen.tsx";
