declare module 'hyphenated-de' {
  const language: { readonly patterns: readonly string[] };
  export default language;
}
