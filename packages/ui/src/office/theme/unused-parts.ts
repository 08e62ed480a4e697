import { createContext } from 'react';

/**
 * Stands in the build for parts that Mantine hangs on those the office draws with (`Menu.Sub`, `Tooltip.Floating`, groups
 * of buttons) and that nobody here asks for: they would be 7 KB of everybody's first screen. Who wants one takes its name
 * out of this list, and of the alias in apps/web/vite.config.ts.
 */
const nothing = () => null;

export {
  nothing as ActionIconGroup,
  nothing as ActionIconGroupSection,
  nothing as ButtonGroup,
  nothing as ButtonGroupSection,
  nothing as CheckboxCard,
  nothing as CheckboxGroup,
  nothing as CheckboxIndicator,
  nothing as MenuCheckboxGroup,
  nothing as MenuCheckboxItem,
  nothing as MenuContextMenu,
  nothing as MenuRadioGroup,
  nothing as MenuRadioItem,
  nothing as MenuSearch,
  nothing as MenuSub,
  nothing as PopoverContextMenu,
  nothing as SwitchGroup,
  nothing as TooltipFloating,
};

/** No box stands in a group. */
export const CheckboxGroupContext = createContext(null);
export const SwitchGroupContext = createContext(null);
