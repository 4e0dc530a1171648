export { Component } from "./add-family.screen.tsx";
