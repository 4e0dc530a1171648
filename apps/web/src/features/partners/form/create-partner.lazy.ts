export { CreatePartnerScreen as Component } from "./create-partner.screen.tsx";
