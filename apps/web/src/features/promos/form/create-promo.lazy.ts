export { CreatePromoScreen as Component } from "./create-promo.screen.tsx";
