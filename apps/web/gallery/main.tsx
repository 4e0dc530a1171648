import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

const element = document.getElementById("root");
if (element === null) throw new Error("The page has no place for the gallery.");
createRoot(element).render(<Gallery />);
