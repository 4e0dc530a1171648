export { LearnerLink, PayerLink } from "./courses/parties.tsx";
