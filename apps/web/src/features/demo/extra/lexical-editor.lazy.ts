export { LexicalEditorScreen as Component } from "./lexical-editor.screen.tsx";
