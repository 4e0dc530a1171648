import { Link } from "react-router-dom";
import type { LinkProps } from "@app/ui/link/link.tsx";

/** Draws the links of packages/ui with the router: inside the portal nothing is loaded again. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const outside = /^[a-z]+:|^\/\//i.test(href) || rest.target === "_blank" || rest.download !== undefined;
  return outside ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}
