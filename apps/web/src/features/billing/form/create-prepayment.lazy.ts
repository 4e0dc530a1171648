export { CreatePrepaymentScreen as Component } from "./create-prepayment.screen.tsx";
