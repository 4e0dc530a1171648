export { BannerOrderScreen as Component } from "./banner-order.screen.tsx";
