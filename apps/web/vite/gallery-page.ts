import type { Plugin } from "vite";

/** In the development server `/gallery` leads to the gallery's page; the portal's build knows nothing of it. */
export function galleryPage(): Plugin {
  return {
    name: "gallery-page",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, search] = (request.url ?? "").split("?");
        if (path !== "/gallery") {
          next();
          return;
        }
        const location = `/gallery/${search === undefined ? "" : `?${search}`}`;
        response.writeHead(302, { location }).end();
      });
    },
  };
}
