export { FinishButton } from "./finish-button.tsx";
