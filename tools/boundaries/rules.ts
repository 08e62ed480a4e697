import type { IForbiddenRuleType } from 'dependency-cruiser';

interface Named {
  readonly name: string;
  /** The sentence a violator reads. */
  readonly comment: string;
}

/** What the architecture's table “who may import whom” says of one import. */
export type Rule = IForbiddenRuleType & Named;

/** What a file must not come to, not even through others. */
export interface ReachRule extends Named {
  /** Patterns of paths. */
  readonly from: { readonly path: string; readonly pathNot?: string };
  readonly to: { readonly path: string | readonly string[] };
  /** Whether an import of types leads on, or only what is loaded when it runs. */
  readonly along: 'everything written' | 'what is loaded';
}

const npm = (name: string) => `(^|/)node_modules/${name}/`;

const TEST = '(\\.test\\.tsx?$|/testing/)';
const REACT = npm('(@types/)?(react|react-dom)');
const MANTINE = npm('@mantine');
const ZOD = npm('zod');
const ZOD_MINI = npm('zod/mini');
const FULL_ZOD = `${ZOD}(index\\.|v3/|v4/(index\\.|classic/))`;
const OFFICE = ['^packages/ui/src/office/', MANTINE];
const LIGHT_UI = '^packages/ui/src/(tokens|play|texts|rich-text)/';
/** Those of the templates' registries that the browser loads. */
const BROWSER_REGISTRIES = '^packages/templates/src/(lazy-(play|edit)|glyphs)\\.gen\\.ts$';
/** What the browser loads of the contract; the rest of it is the server's. */
const BROWSER_CONTRACT = '^packages/contract/src/((client|texts|rules|errors)/|access/roles\\.ts$)';

/** Rules over every single import, those of types included. */
export const importRules: readonly Rule[] = [
  {
    name: 'template-model-alone',
    comment:
      "a template's model imports zod/mini, game-kit/model, the template's facts and itself, nothing else",
    from: { path: '^packages/templates/src/([^/]+)/model/', pathNot: TEST },
    to: {
      pathNot: ['^packages/templates/src/$1/(model/|facts\\.ts$)', '^packages/game-kit/src/model/', ZOD_MINI],
    },
  },
  {
    name: 'template-facts-plain',
    comment: "a template's facts and glyph are plain data and import nothing but types of game-kit/model",
    from: { path: '^packages/templates/(src|planned)/[^/]+/(facts|glyph)\\.ts$' },
    to: { pathNot: '^packages/game-kit/src/model/' },
  },
  {
    name: 'game-kit-model-alone',
    comment: 'game-kit/model imports zod/mini, itself and how the contract cleans a text, nothing else',
    from: { path: '^packages/game-kit/src/model/', pathNot: TEST },
    to: {
      pathNot: ['^packages/game-kit/src/model/', '^packages/contract/src/rules/clean-text\\.ts$', ZOD_MINI],
    },
  },
  {
    name: 'template-play-imports',
    comment:
      "a template's play imports its own model, game-kit, ui/play, ui/tokens, ui/texts, ui/rich-text and React; the outside comes through `host`",
    from: { path: '^packages/templates/src/([^/]+)/play/', pathNot: TEST },
    to: {
      pathNot: ['^packages/templates/src/$1/(model|play)/', '^packages/game-kit/src/', LIGHT_UI, REACT],
    },
  },
  {
    name: 'template-edit-imports',
    comment: "a template's editor imports its own model and play, make-kit, ui and React",
    from: { path: '^packages/templates/src/([^/]+)/edit/', pathNot: TEST },
    to: {
      pathNot: [
        '^packages/templates/src/$1/(model|play|edit)/',
        '^packages/make-kit/src/',
        '^packages/ui/src/',
        REACT,
      ],
    },
  },
  {
    name: 'template-alone',
    comment: 'a template never imports another template, nor the registries',
    from: { path: '^packages/templates/src/([^/]+)/' },
    to: { path: '^packages/templates/src/', pathNot: '^packages/templates/src/$1/' },
  },
  {
    name: 'kits-below-templates',
    comment: 'contract, ui, game-kit and make-kit know no template',
    from: { path: '^packages/(contract|ui|game-kit|make-kit)/' },
    to: { path: '^packages/templates/' },
  },
  {
    name: 'packages-below-apps',
    comment: 'a package never imports an app',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'ui-play-without-office',
    comment: 'ui/play, ui/tokens, ui/texts and ui/rich-text never import ui/office or Mantine',
    from: { path: LIGHT_UI },
    to: { path: OFFICE },
  },
  {
    name: 'api-imports',
    comment:
      'of the packages, the API imports contract, game-kit/model, and of the templates the registries of models, facts and signs and which are word games',
    from: { path: '^apps/api/' },
    to: {
      path: '^(packages|apps)/',
      pathNot: [
        '^apps/api/',
        '^packages/contract/src/',
        '^packages/game-kit/src/model/',
        '^packages/templates/src/((models|facts|glyphs)\\.gen|word-games)\\.ts$',
      ],
    },
  },
  {
    name: 'api-module-door',
    comment: 'a module of the API uses another one through its .service.ts, never through its repo or routes',
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/.+\\.service\\.ts$'],
    },
  },
  {
    name: 'routes-without-repositories',
    comment: 'routes parse and call one service; they never reach for a repository or put a service together',
    from: { path: '^apps/api/src/modules/.+\\.routes\\.ts$' },
    to: { path: '^apps/api/src/modules/.+\\.(repo|service)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ports-below-modules',
    comment: 'a port never imports a module',
    from: { path: '^apps/api/src/ports/' },
    to: { path: '^apps/api/src/modules/' },
  },
  {
    name: 'area-alone',
    comment: 'an area of the web app never imports another area; what two need belongs in shared/',
    from: { path: '^apps/web/src/areas/([^/]+)/' },
    to: { path: '^apps/web/src/areas/', pathNot: '^apps/web/src/areas/$1/' },
  },
  {
    name: 'area-imports',
    comment:
      'an area imports itself, shared/, contract, ui, the kits and the registries for the browser; never app/, a template or the API',
    from: { path: '^apps/web/src/areas/([^/]+)/', pathNot: TEST },
    to: {
      path: '^(apps|packages)/',
      pathNot: [
        '^apps/web/src/(areas|shared)/',
        '^packages/(contract|ui|game-kit|make-kit)/src/',
        BROWSER_REGISTRIES,
      ],
    },
  },
  {
    name: 'shared-below-areas',
    comment: 'shared/ never imports an area or app/',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(areas|app)/' },
  },
  {
    name: 'light-areas-import-no-office',
    comment: 'sign-in and Play never import ui/office or Mantine',
    from: { path: '^apps/web/src/areas/(sign-in|play)/' },
    to: { path: OFFICE },
  },
  {
    name: 'production-without-tests',
    comment: 'production code never imports tests, nor what belongs to tools, e2e or bench',
    from: { path: '^(apps|packages)/', pathNot: [TEST, '/vite\\.config\\.ts$'] },
    to: { path: [TEST, '^(tools|e2e|bench)/'] },
  },
  {
    name: 'production-dependencies',
    comment: 'production code imports only what its own package.json lists under “dependencies”',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'resolvable',
    comment: 'an import names a file or package that is there',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** Files never import each other in a circle. Imports of types are erased and do not count. */
export const NO_CIRCLE: Named = { name: 'no-circle', comment: 'files never import each other in a circle' };

export const reachRules: readonly ReachRule[] = [
  {
    name: 'template-model-without-react',
    comment: "a template's model never reaches React, not even through another file",
    from: { path: '^packages/templates/src/[^/]+/model/', pathNot: TEST },
    to: { path: REACT },
    along: 'everything written',
  },
  {
    name: 'api-without-react',
    comment: 'the API never reaches React',
    from: { path: '^apps/api/', pathNot: TEST },
    to: { path: REACT },
    along: 'everything written',
  },
  {
    name: 'browser-contract-without-zod',
    comment: "the browser's side of the contract (client, texts, rules, errors, roles) never loads zod",
    from: { path: BROWSER_CONTRACT, pathNot: TEST },
    to: { path: ZOD },
    along: 'what is loaded',
  },
  {
    name: 'browser-without-full-zod',
    comment: 'what runs in the browser parses with zod/mini and never loads the full zod',
    from: { path: '^(apps/(web|gallery)|packages/(ui|game-kit|make-kit|templates))/', pathNot: TEST },
    to: { path: FULL_ZOD },
    along: 'what is loaded',
  },
  {
    name: 'light-areas-without-office',
    comment: 'sign-in and Play never load ui/office or Mantine, not even through another file',
    from: { path: '^apps/web/src/areas/(sign-in|play)/', pathNot: TEST },
    to: { path: OFFICE },
    along: 'what is loaded',
  },
];
