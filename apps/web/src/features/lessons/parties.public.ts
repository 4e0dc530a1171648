export { LearnerLink, PayerLink, TutorLink } from "./courses/parties.tsx";
