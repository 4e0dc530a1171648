export { AlternativeScreen as Component } from "./alternative.screen.tsx";
