export { GoodwillForm } from "./goodwill.form.tsx";
