import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eagerCompile } from '../../tools/build/eager-compile.ts';
import { inlineScript } from '../../tools/build/inline-script.ts';
import { madeSounds } from '../../tools/build/made-sounds.ts';
import { renderedScenes } from '../../tools/build/rendered-scenes.ts';
import { wordPictures } from '../../tools/build/word-pictures.ts';

export default defineConfig({
  plugins: [
    react(),
    renderedScenes(),
    wordPictures(),
    madeSounds(),
    inlineScript(),
    eagerCompile((name) => /^(index|base|look|sign-in|play|game|.+-play)$/.test(name)),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    // A data: address would need holes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // On a bad line each request costs more than the bytes it saves: what is always needed together is one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // Without what only the office asks of its libraries.
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(queriesObserver|useQueries|[iI]nfiniteQueryObserver|useInfiniteQuery|useBlocker)\.)/,
            },
            {
              // The ways in. Whoever registers, sets a password or makes the first owner comes by a link of its own.
              name: 'sign-in',
              test: /apps\/web\/src\/areas\/sign-in\/(?!(landing|owner|register)\/|password\/(?!forgot))/,
            },
            {
              name: 'play',
              test: /packages\/(contract\/src\/rules\/play\/(learner-look|media-address)\.|ui\/src\/play\/rewards\/points)|packages\/templates\/src\/(lazy-play\.gen|glyphs\.gen|[^/]+\/glyph\.ts)|apps\/web\/src\/(shared\/(read-along\/|play\/(game-sketch|template-glyph)\.)|areas\/play\/(?!(preview|progress|stories|activity\/(work|credits)|settings\/room|team\/room|goal\/dialog|points\/history|videos\/room)\/))/,
            },
            {
              // Without what a few games share: it comes with the first of them.
              name: 'game',
              test: /packages\/(game-kit\/src\/(?!react\/((sound-box|volumes|voice|device-voice|use-stopwatch|told-line)\.|(connect|drag|passage|story-book|recorder|work)\/)|model\/((work|reading)\/|(kinds\/(connecting|box-path|pairs)|content\/(mask|marked-runs|review)|text\/(letters-mask|styled-text|tokens))\.))|ui\/src\/play\/(game\/(?!floating-video)|pieces\/|rewards\/(?!points)|scene\/ribbon|text\/(?!visually|paged-text|hyphenate-by-rule)))|node_modules\/zod\//,
            },
            {
              // Without the rules of long forms and of the office, which come with their form.
              name: 'look',
              test: /packages\/((ui\/src\/(play|texts|timing|failure)|contract\/src)\/(?!resources\/(?!sections\.)|reports\/(?!names\.)|rules\/(categories|make|plans|menu-builder|reports|teacher-home)\/|(access\/(permission-paths|roles|viewing)|client\/(office|own-data)-endpoints|rules\/(people\/(center-address|time-zone|family-form|given-roles|organization-config|personal-data|phone|plans-type|register-form|school-sync|user-status|username)|rich-text|play\/(asked-words|work-limits|points-fields))|texts?\/(hyphenate-by-rule|paged-text|tokens-in)|game\/floating-video)\.)|game-kit\/src\/react\/(sound-box|volumes|voice|device-voice)\.)|apps\/web\/src\/shared\/(?!(office|personal-data|preview|viewing)\/|(moment|use-debounced)\.)/,
            },
            {
              // What forms and tables are made of comes with the first of them.
              name: 'office-forms',
              test: /packages\/ui\/src\/office\/(fields\/(?!text-field|field-)|page\/tabs|table|date-range|colour|saving)\/?|apps\/web\/src\/shared\/office\/use-table|node_modules\/(@mantine\/(dates|core\/esm\/components\/(Combobox|ComboboxPopover|MultiSelect|NumberInput|PasswordInput|Pill|PillsInput|SegmentedControl|Select|Switch|Tabs|Textarea)\/)|dayjs|react-number-format|react-textarea-autosize)/,
            },
            {
              // Without reports, which bring their charts.
              name: 'office',
              test: /packages\/ui\/src\/office\/(?!charts\/)|apps\/web\/src\/shared\/office\/(?!report\/)|node_modules\/(@mantine|@floating-ui|dayjs|react-transition-group)\//,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
