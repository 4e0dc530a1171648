export { ProductCreateScreen as Component } from "./product-create.screen.tsx";
