import type {
  ActionIconFactory,
  ButtonFactory,
  CheckboxFactory,
  ExtendComponent,
  FactoryPayload,
  InputFactory,
  InputWrapperFactory,
  MantineThemeComponent,
  MenuFactory,
  ModalFactory,
  MultiSelectFactory,
  PasswordInputFactory,
  PopoverFactory,
  RadioFactory,
  RadioGroupFactory,
  SegmentedControlFactory,
  SelectFactory,
  SwitchFactory,
  TabsFactory,
  TextareaFactory,
  TextInputFactory,
  TextInputProps,
  TooltipFactory,
} from '@mantine/core';
import type { DatePickerFactory } from '@mantine/dates';
import choices from './choices.module.css';
import controls from './controls.module.css';
import dates from './dates.module.css';
import fields from './fields.module.css';
import overlays from './overlays.module.css';

const fieldDefaults: { size: 'md'; inputWrapperOrder: TextInputProps['inputWrapperOrder'] } = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

const wrapperClasses = {
  root: fields.field,
  label: fields.label,
  required: fields.required,
  description: fields.hint,
  error: fields.error,
};

const listClasses = {
  dropdown: overlays.dropdown,
  options: overlays.options,
  option: overlays.option,
  empty: overlays.nothing,
  groupLabel: overlays.groupLabel,
};

/** Of types alone: a part comes with the first screen that has it, and not with its look. */
const looks = <Payload extends FactoryPayload>(look: ExtendComponent<Payload>) =>
  look as MantineThemeComponent;

export const officeComponents = {
  Button: looks<ButtonFactory>({
    defaultProps: { size: 'md' },
    classNames: { root: controls.button },
    vars: (_, { size }) => ({
      root: {
        '--button-height': size === 'lg' ? 'var(--control-lg)' : 'var(--control)',
        '--button-padding-x': '14px',
        '--button-fz': 'var(--fs-14)',
      },
    }),
  }),
  ActionIcon: looks<ActionIconFactory>({ defaultProps: { size: 40, variant: 'subtle', color: 'gray' } }),
  SegmentedControl: looks<SegmentedControlFactory>({
    defaultProps: { size: 'md' },
    classNames: {
      root: choices.segments,
      label: choices.segment,
      indicator: choices.segmentMark,
      control: choices.segmentControl,
    },
  }),
  Tabs: looks<TabsFactory>({
    classNames: {
      list: controls.tabs,
      tab: controls.tab,
      tabLabel: controls.tabLabel,
      panel: controls.panel,
    },
  }),

  Input: looks<InputFactory>({
    classNames: { wrapper: fields.wrapper, input: fields.input, section: fields.section },
    vars: (_, { size, multiline }) => ({
      wrapper: {
        '--input-height': size === 'lg' ? 'var(--control-lg)' : 'var(--control)',
        '--input-fz': 'var(--fs-14)',
        '--input-padding-y': multiline ? '0px' : undefined,
      },
    }),
  }),
  InputWrapper: looks<InputWrapperFactory>({ defaultProps: fieldDefaults, classNames: wrapperClasses }),
  TextInput: looks<TextInputFactory>({ defaultProps: fieldDefaults }),
  Textarea: looks<TextareaFactory>({ defaultProps: fieldDefaults }),
  PasswordInput: looks<PasswordInputFactory>({
    defaultProps: fieldDefaults,
    classNames: { innerInput: fields.innerInput, visibilityToggle: fields.eye },
  }),
  Select: looks<SelectFactory>({
    defaultProps: {
      ...fieldDefaults,
      checkIconPosition: 'right',
      withScrollArea: false,
      comboboxProps: { shadow: 'lg', offset: 6 },
    },
    classNames: listClasses,
  }),
  MultiSelect: looks<MultiSelectFactory>({
    defaultProps: {
      ...fieldDefaults,
      checkIconPosition: 'right',
      withScrollArea: false,
      comboboxProps: { shadow: 'lg', offset: 6 },
    },
    classNames: { ...listClasses, pill: fields.pill, pillsList: fields.pills, inputField: fields.pillsInput },
  }),

  Checkbox: looks<CheckboxFactory>({
    defaultProps: { size: 'sm', radius: 6 },
    classNames: {
      root: choices.line,
      body: choices.body,
      inner: choices.inner,
      labelWrapper: choices.words,
      input: choices.box,
      icon: choices.tick,
      label: choices.label,
      description: choices.description,
      error: choices.error,
    },
  }),
  Radio: looks<RadioFactory>({
    defaultProps: { size: 'sm' },
    classNames: {
      root: choices.line,
      body: choices.body,
      inner: choices.inner,
      labelWrapper: choices.words,
      radio: choices.radio,
      icon: choices.dot,
      label: choices.label,
      description: choices.description,
    },
  }),
  RadioGroup: looks<RadioGroupFactory>({ defaultProps: fieldDefaults, classNames: wrapperClasses }),
  Switch: looks<SwitchFactory>({
    defaultProps: { size: 'md', labelPosition: 'left', withThumbIndicator: false },
    classNames: {
      root: choices.line,
      body: choices.switchBody,
      track: choices.track,
      thumb: choices.thumb,
      labelWrapper: choices.switchWords,
      label: choices.label,
      description: choices.description,
    },
  }),

  Popover: looks<PopoverFactory>({
    defaultProps: { shadow: 'lg', radius: 12, withArrow: false, offset: 6 },
    classNames: { dropdown: overlays.dropdown },
  }),
  Menu: looks<MenuFactory>({
    defaultProps: { shadow: 'lg', radius: 12, offset: 6, loop: true, withInitialFocusPlaceholder: false },
    classNames: {
      dropdown: overlays.dropdown,
      item: overlays.item,
      itemSection: overlays.itemSection,
      label: overlays.groupLabel,
      divider: overlays.divider,
    },
  }),
  Tooltip: looks<TooltipFactory>({
    defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false }, multiline: true },
    classNames: { tooltip: overlays.tooltip },
  }),
  /*
   * Scrolling is not locked with Mantine's style tag: it carries no nonce and a strict style-src refuses it.
   * The office page never scrolls by itself, its columns do, and the scrim keeps the wheel from them.
   */
  Modal: looks<ModalFactory>({ defaultProps: { lockScroll: false } }),

  DatePicker: looks<DatePickerFactory>({
    defaultProps: { withCellSpacing: false },
    classNames: {
      calendarHeader: dates.head,
      calendarHeaderControl: dates.step,
      calendarHeaderLevel: dates.level,
      weekday: dates.weekday,
      day: dates.day,
      monthsListControl: dates.pick,
      yearsListControl: dates.pick,
    },
  }),
};
