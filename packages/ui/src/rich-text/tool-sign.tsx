const PATHS = {
  left: 'M4 6h16M4 12h10M4 18h13',
  center: 'M4 6h16M7 12h10M6 18h12',
  right: 'M4 6h16M10 12h10M7 18h13',
  justify: 'M4 6h16M4 12h16M4 18h16',
  ul: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  ol: 'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15c0-1.600 2.500-1.600 2.500 0 0 1-2.500 2-2.500 4h2.600',
  undo: 'M8.5 5 4 9.500l4.500 4.500M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-3',
} as const;

/** Drawn here and not among the icons of the house, which everybody loads before the first screen. */
export const ToolSign = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
