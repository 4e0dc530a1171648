export { resetDemo } from "./reset-demo.ts";
