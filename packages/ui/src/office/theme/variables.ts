import type { CSSVariablesResolver } from '@mantine/core';

const TONES = { ink: 'primary', leaf: 'ok', berry: 'bad', honey: 'warn', sky: 'info' } as const;

function toneVariables(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [ramp, role] of Object.entries(TONES)) {
    const soft = role === 'primary' ? 'var(--primary-soft-text)' : `var(--${role})`;
    variables[`--mantine-color-${ramp}-text`] = `var(--${role})`;
    variables[`--mantine-color-${ramp}-filled`] = `var(--${role})`;
    variables[`--mantine-color-${ramp}-filled-hover`] =
      role === 'primary' || role === 'bad' ? `var(--${role}-hover)` : `var(--${role})`;
    variables[`--mantine-color-${ramp}-light`] = `var(--${role}-soft)`;
    variables[`--mantine-color-${ramp}-light-hover`] =
      role === 'primary' ? 'var(--primary-soft-hover)' : `var(--${role}-line)`;
    variables[`--mantine-color-${ramp}-light-color`] = soft;
    variables[`--mantine-color-${ramp}-outline`] = `var(--${role})`;
    variables[`--mantine-color-${ramp}-outline-hover`] = `var(--${role}-soft)`;
  }
  return variables;
}

/*
 * Mantine's own greys give a field's edge 1.5:1 and a placeholder 2.6:1. Both schemes point at the same roles,
 * because the roles change in the dark and stay light on paper.
 */
const roles: Record<string, string> = {
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--control-bg)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--text-on-primary)',
  ...toneVariables(),
};

export const officeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
