import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { carriesChromium } from './unpacked-chromium.ts';

/** What decides where a browser may come from. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** The browser that FLINK_BROWSER names. */
  readonly named: string | null;
  /** npm has one for this machine and brought it. */
  readonly isCarried: boolean;
  readonly path: readonly string[];
  isThere(file: string): boolean;
  /** The distribution's own name and those it descends from: `ubuntu debian`. */
  readonly distribution: string;
  readonly isRoot: boolean;
  /** Windows can be shown. */
  readonly hasDisplay: boolean;
}

const OS_RELEASE = '/etc/os-release';

export function thisMachine(): Machine {
  const { platform, arch, env } = process;
  return {
    platform,
    arch,
    named: env.FLINK_BROWSER || null,
    isCarried: carriesChromium('newest'),
    path: (env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
    isThere: existsSync,
    distribution: existsSync(OS_RELEASE) ? distributionIn(readFileSync(OS_RELEASE, 'utf8')) : '',
    isRoot: process.getuid?.() === 0,
    hasDisplay: Boolean(env.DISPLAY),
  };
}

export function distributionIn(osRelease: string): string {
  const value = (name: string) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? '';
  return `${value('ID')} ${value('ID_LIKE')}`.trim();
}

export const onPath = ({ path, isThere }: Machine, name: string): string | undefined =>
  path.map((folder) => join(folder, name)).find(isThere);
