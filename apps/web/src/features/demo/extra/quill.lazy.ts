export { QuillScreen as Component } from "./quill.screen.tsx";
