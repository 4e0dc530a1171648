import type { AppRoute } from "../../shared/page/app-route.ts";

const banners = "/app/tutoring/invoice/banner-promos";

export const bannersRoutes: readonly AppRoute[] = [
  {
    path: banners,
    access: "admin",
    needs: "promos:read",
    title: "Banner promos",
    lazy: () => import("./list/banners-list.lazy.ts"),
  },
  {
    path: `${banners}/create`,
    access: "admin",
    needs: "promos:write",
    title: "Add banner",
    menu: banners,
    lazy: () => import("./form/create-banner.lazy.ts"),
  },
  {
    path: `${banners}/order`,
    access: "admin",
    needs: "promos:read",
    title: "Order of banners",
    menu: banners,
    lazy: () => import("./order/banner-order.lazy.ts"),
  },
  {
    path: `${banners}/:bannerId`,
    access: "admin",
    needs: "promos:read",
    title: "Banner",
    menu: banners,
    lazy: () => import("./detail/banner.lazy.ts"),
  },
  {
    path: `${banners}/:bannerId/edit`,
    access: "admin",
    needs: "promos:write",
    title: "Edit banner",
    menu: banners,
    lazy: () => import("./form/edit-banner.lazy.ts"),
  },
];
