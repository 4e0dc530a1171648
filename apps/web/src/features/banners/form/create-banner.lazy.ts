export { CreateBannerScreen as Component } from "./create-banner.screen.tsx";
