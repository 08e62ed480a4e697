import { createTheme } from '@mantine/core';
import { officeComponents } from './components.ts';
import { ramps } from './ramps.ts';

/** They come with their first letter (tokens/fonts-scripts.css): not every device has letters for every script. */
const SCRIPTS =
  '"Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Ethiopic", "Noto Sans Hebrew", "Noto Sans Thai"';
const FONT = `"Inter Variable", Inter, ${SCRIPTS}, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif`;

export const officeTheme = createTheme({
  colors: ramps,
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  white: '#ffffff',
  black: '#211c3d',
  fontFamily: FONT,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.3334', sm: '1.3847', md: '1.4286', lg: '1.5', xl: '1.3334' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '650' },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
    },
  },
  radius: { xs: '6px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: officeComponents,
});
