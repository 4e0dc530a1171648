export { ChartsScreen as Component } from "./charts.screen.tsx";
