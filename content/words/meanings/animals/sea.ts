import type { Entries } from '../entry.ts';

export const sea: Entries = {
  fish: {
    related: 'water',
    en: ['fish', 'An animal that lives and breathes in water', 'The fish swims under the water.'],
    es: ['pez', 'Un animal que vive y respira en el agua', 'El pez nada bajo el agua.'],
    sw: ['sa·ma·ki', 'Mnyama anayeishi na kupumua majini', 'Samaki anaogelea chini ya maji.'],
  },
  whale: {
    related: 'dolphin',
    en: ['whale', 'The biggest animal in the sea', 'The whale blows water into the air.'],
    es: ['ba·lle·na', 'El animal más grande del mar', 'La ballena lanza agua al aire.'],
    sw: ['nya·ngu·mi', 'Mnyama mkubwa kuliko wote baharini', 'Nyangumi anarusha maji juu.'],
  },
  dolphin: {
    related: 'whale',
    en: ['dol·phin', 'A clever, friendly animal of the sea', 'The dolphin leaps out of the water.'],
    es: ['del·fín', 'Un animal del mar, listo y amistoso', 'El delfín salta fuera del agua.'],
    sw: ['po·mbo·o', 'Mnyama wa baharini mwerevu na mpole', 'Pomboo anaruka juu ya maji.'],
  },
  shark: {
    related: 'fish',
    en: ['shark', 'A big, fierce hunter of the sea', 'The shark shows its sharp teeth.'],
    es: ['ti·bu·rón', 'Un cazador grande y feroz del mar', 'El tiburón muestra sus dientes afilados.'],
    sw: ['pa·pa', 'Samaki mkubwa na mkali sana', 'Papa ana meno makali.'],
  },
  octopus: {
    related: 'squid',
    en: ['oc·to·pus', 'A soft sea animal with a big head', 'The octopus waves its eight arms.'],
    es: ['pul·po', 'Un animal de mar blando de cabeza grande', 'El pulpo mueve sus ocho brazos.'],
    sw: ['pwe·za', 'Mnyama laini wa baharini mwenye kichwa kikubwa', 'Pweza anatikisa mikono yake minane.'],
  },
  squid: {
    related: 'octopus',
    en: ['squid', 'A sea animal with ten arms', 'The squid squirts black ink.'],
    es: ['ca·la·mar', 'Un animal de mar con diez brazos', 'El calamar suelta tinta negra.'],
    sw: ['ngi·si', 'Mnyama wa baharini mwenye mikono kumi', 'Ngisi anatoa wino mweusi.'],
  },
  crab: {
    related: 'beach',
    en: ['crab', 'A beach animal with two strong claws', 'The crab walks sideways on the sand.'],
    es: ['can·gre·jo', 'Un animal de playa con dos pinzas', 'El cangrejo camina de lado en la arena.'],
    sw: ['ka·a', 'Mnyama wa pwani mwenye magando mawili', 'Kaa anatembea kwa upande mchangani.'],
  },
  lobster: {
    related: 'crab',
    en: ['lob·ster', 'A sea animal with a hard red shell', 'The lobster opens its big claws.'],
    es: ['lan·gos·ta', 'Un animal de mar de caparazón duro y rojo', 'La langosta abre sus grandes pinzas.'],
    sw: ['ka·mba·ko·che', 'Mnyama mwekundu wa baharini mwenye gamba', 'Kambakoche ana masharubu marefu.'],
  },
  shrimp: {
    related: 'lobster',
    en: ['shrimp', 'A tiny sea animal with a curved body', 'The little shrimp swims backward.'],
    es: ['ca·ma·rón', 'Un animal de mar pequeño y curvo', 'El camarón pequeño nada hacia atrás.'],
    sw: ['u·du·vi', 'Mnyama mdogo wa baharini aliyepinda', 'Uduvi mdogo anaogelea kinyumenyume.'],
  },
  jellyfish: {
    related: 'octopus',
    en: ['jel·ly·fish', 'A soft sea animal like a clear umbrella', 'The jellyfish floats and can sting.'],
    es: ['me·du·sa', 'Un animal de mar blando y transparente', 'La medusa flota y puede picar.'],
    sw: ['ya·vu·ya·vu', 'Mnyama laini wa baharini kama mwavuli', 'Yavuyavu anaelea na huwasha ngozi.'],
  },
  seal: {
    related: 'penguin',
    en: ['seal', 'A smooth sea animal with whiskers', 'The seal claps its flippers.'],
    es: ['fo·ca', 'Un animal de mar liso y con bigotes', 'La foca aplaude con sus aletas.'],
    sw: ['si·li', 'Mnyama wa baharini mwenye ngozi laini', 'Sili anapiga makofi kwa mapezi.'],
  },
  shell: {
    related: 'snail',
    en: ['shell', 'A little house left by a sea animal', 'I hear the sea in the shell.'],
    es: ['ca·ra·co·la', 'La casita que deja un animal del mar', 'Oigo el mar en la caracola.'],
    sw: ['si·mbi', 'Nyumba ndogo iliyoachwa na mnyama wa baharini', 'Ninasikia bahari ndani ya simbi.'],
  },
  coral: {
    related: 'fish',
    en: ['cor·al', 'It looks like stone and grows under the sea', 'Fish hide in the pink coral.'],
    es: ['co·ral', 'Parece piedra y crece bajo el mar', 'Los peces se esconden en el coral.'],
    sw: ['ma·tu·mba·we', 'Yanafanana na mawe na hukua baharini', 'Samaki wanajificha kwenye matumbawe.'],
  },
  wave: {
    related: 'beach',
    en: ['wave', 'Water that rises and rolls to the beach', 'A big wave wets my feet.'],
    es: ['o·la', 'Agua que sube y llega a la playa', 'Una ola grande me moja los pies.'],
    sw: ['wi·mbi', 'Maji ya bahari yanayoinuka na kuanguka', 'Wimbi kubwa limelowesha miguu yangu.'],
  },
};
