import { fileURLToPath } from 'node:url';
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
  resolve: {
    alias: [
      {
        find: /^(\.\.\/)+ScrollArea\/ScrollArea\.mjs$/,
        replacement: fileURLToPath(import.meta.resolve('@flink/ui/office/theme/no-scroll-area.tsx')),
      },
      {
        find: /^\.\/(?:(?:ActionIcon|Button)Group(?:Section)?|Checkbox(?:Card|Group|Indicator)|Menu(?:(?:Checkbox|Radio)(?:Group|Item)|ContextMenu|Search|Sub)|PopoverContextMenu|SwitchGroup|TooltipFloating)\/\w+\.mjs$/,
        replacement: fileURLToPath(import.meta.resolve('@flink/ui/office/theme/unused-parts.ts')),
      },
    ],
  },
  build: {
    manifest: true,
    // A data: address would need holes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // The first file names fifty others, and no letter of these names can be packed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
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
              // The ways in. Whoever registers, sets a password or makes the first owner comes by a link of its own; who pays at the
              // door has signed in before.
              name: 'sign-in',
              test: /apps\/web\/src\/areas\/sign-in\/(?!(landing|owner|register)\/|password\/|login\/(paying\/|(guest|instructions)-dialog))/,
            },
            {
              name: 'play',
              test: /packages\/(contract\/src\/rules\/play\/(learner-look|media-address)\.|ui\/src\/play\/(rewards\/points|people\/characters\.|states\/skeleton))|packages\/templates\/src\/(lazy-play\.gen|glyphs\.gen|[^/]+\/glyph\.ts)|apps\/web\/src\/(shared\/(read-along\/|device-storage\.|play\/(game-sketch|template-glyph)\.)|areas\/play\/(?!time\/time-is-up\.|lively\/(?!use-lively)|menu\/bar\/menu-help\.|(preview|progress|stories|activity\/(work|credits|later)|settings\/room|team\/room|goal\/dialog|points\/history|videos\/room)\/))/,
            },
            {
              // Without what a few games share: it comes with the first of them.
              name: 'game',
              test: /packages\/(game-kit\/src\/(?!react\/((sound-box|volumes|voice|device-voice|use-stopwatch|told-line)\.|drag\/(?!piece-name)|(connect|passage|story-book|recorder|work)\/)|model\/(work\/|(kinds\/(connecting|box-path|pairs)|content\/(mask|marked-runs|review)|text\/(letters-mask|styled-text))\.))|ui\/src\/play\/(game\/(?!floating-video)|pieces\/|rewards\/(?!points)|scene\/ribbon|text\/(?!visually|paged-text|hyphenate-by-rule)))|node_modules\/zod\//,
            },
            {
              // What games with a text to read share, in one file instead of seven.
              name: 'reading',
              test: /packages\/(game-kit\/src\/(react\/((told-line|use-stopwatch)\.|passage\/)|model\/(content\/marked-runs\.|text\/styled-text\.))|ui\/src\/play\/text\/paged-text\.)/,
            },
            {
              name: 'dragging',
              test: /packages\/game-kit\/src\/(react\/drag\/|model\/kinds\/pairs\.)/,
            },
            {
              name: 'connecting',
              test: /packages\/game-kit\/src\/(react\/connect\/|model\/(kinds\/(connecting|box-path)|content\/mask|text\/letters-mask)\.)/,
            },
            {
              // Without the rules of long forms and of the office, which come with their form.
              name: 'look',
              test: /packages\/((ui\/src\/(play|texts|timing|failure)|contract\/src)\/(?!data-export\/|film\/|people\/living\/|resources\/(?!sections\.)|reports\/(?!names\.)|rules\/(billing|categories|films|make|plans|menu-builder|reports|teacher-home)\/|(access\/(permission-paths|roles|viewing)|client\/(office|own-data|account)-endpoints|rules\/(people\/(center-address|time-zone|family-form|given-roles|organization-config|personal-data|phone|plans-type|register-form|school-sync|user-status|username)|hidden-signs|html-words|nesting|one-line|rich-text|play\/(asked-words|work-limits|points-fields))|texts?\/(hyphenate-by-rule|paged-text|percent-text|tokens-in)|game\/floating-video|dialogs\/prompt-dialog)\.)|game-kit\/src\/react\/(sound-box|volumes|voice|device-voice)\.)|apps\/web\/src\/shared\/(?!(account|homes|office|personal-data|preview|viewing)\/|connection\/(?!open-calls)|(moment|use-debounced)\.)/,
            },
            {
              // What nearly every form is made of, and the few parts that tables share with forms.
              name: 'office-forms',
              test: /packages\/ui\/src\/office\/(fields\/(number|stepper|select|switch|segmented)-field|fields\/(use-)?typed-number|fields\/text-area|fields\/search-input|fields\/figure|saving)|node_modules\/(@mantine\/core\/esm\/components\/(Checkbox\/(?!CheckIcon)|Combobox\/(?!use-pills-reorder)|(ComboboxPopover|FloatingIndicator|SegmentedControl|Select|Switch|Textarea)\/)|react-textarea-autosize)/,
            },
            {
              name: 'office-table',
              test: /packages\/ui\/src\/office\/(table\/(?!plain-table)|page\/pagination)|apps\/web\/src\/shared\/office\/use-table/,
            },
            {
              // Without reports, which bring their charts, and without what comes when it is pressed or with the form that has it.
              name: 'office',
              test: /packages\/ui\/src\/office\/(?!(charts|colour|date-range)\/|table\/plain-table|dialogs\/dialog-(face|layers)|toasts\/toast-shelf|fields\/(?!text-field|field-)|page\/tabs)|apps\/web\/src\/shared\/office\/(?!report\/|office-home|go-to-anything|trash\/deleted-dialog|shortcut-list|put-file|csv-file|family-sign)|node_modules\/(@mantine\/(hooks\/(?!esm\/(use-drag|use-long-press)\/)|core\/esm\/(?!components\/(ModalBase|Modal|MultiSelect|PasswordInput|Pill|PillsInput|Tabs|Notification)\/|components\/Radio\/(?!RadioIcon)))|@floating-ui\/)/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
