/** The WebDriver commands that the tests use, with their names in both protocols. */
const COMMANDS = {
  navigate: { path: '/url', marionette: 'WebDriver:Navigate' },
  execute: { path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  perform: { path: '/actions', marionette: 'WebDriver:PerformActions' },
  resize: { path: '/window/rect', marionette: 'WebDriver:SetWindowRect' },
} as const;

export type CommandName = keyof typeof COMMANDS;

/** A session of a browser that is told what to do by WebDriver. */
export interface Wire {
  send(command: CommandName, parameters: object): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const pathOf = (command: CommandName): string => COMMANDS[command].path;
export const marionetteNameOf = (command: CommandName): string => COMMANDS[command].marionette;
