import type { AppRoute } from "../../shared/page/app-route.ts";

const promos = "/app/tutoring/invoice/promos";

export const promosRoutes: readonly AppRoute[] = [
  {
    path: promos,
    access: "admin",
    needs: "promos:read",
    title: "Promos",
    lazy: () => import("./list/promos-list.lazy.ts"),
  },
  {
    path: `${promos}/create`,
    access: "admin",
    needs: "promos:write",
    title: "Add promo",
    menu: promos,
    lazy: () => import("./form/create-promo.lazy.ts"),
  },
  {
    path: `${promos}/:promoId`,
    access: "admin",
    needs: "promos:read",
    title: "Promo",
    menu: promos,
    lazy: () => import("./detail/promo.lazy.ts"),
  },
  {
    path: `${promos}/:promoId/edit`,
    access: "admin",
    needs: "promos:write",
    title: "Edit promo",
    menu: promos,
    lazy: () => import("./form/edit-promo.lazy.ts"),
  },
];
