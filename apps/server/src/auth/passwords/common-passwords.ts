// What the lists of stolen passwords are made of: people take one of these and put digits and signs
// around it until a form is content. Without accents, because those are left out as often as not.
const commonest = `
  password passwords passwort passord parola senha contrasena motdepasse clave secret secreto
  pass passcode passphrase passwordpass mypassword yourpassword newpassword thepassword nopassword
  password1password changeme changeit changethis default temporary temporal letmein letmeinnow
  opensesame trustno trustnoone whatever nothing something iforgot forgotten remember rememberme
  admin administrator administrador adminadmin root superuser sysadmin master mastermind manager
  user username usuario guest test tester testing testtest demo sample example login signin
  welcome welcomeback welcomehome bienvenido bienvenidos hello helloworld hellohello hellokitty hola
  access computer computadora internet server system network database security windows microsoft
  apple samsung google facebook youtube instagram whatsapp linkedin twitter myspace amazon netflix
  company office business service support customer collections harbor ringfence

  iloveyou iloveyousomuch iloveyouforever iloveyoubaby ilovemyself ilovehim iloveher ilovegod
  ilovejesus ilovemusic ilovemom ilovemum ilovemydad ilovemymom ilovemyfamily ilovemylife loveyou
  lovelove loveme lovely lover mylove truelove onelove forever foreverlove together teamo teamomucho
  teamoamor tequiero tequieromucho amor amorcito miamor corazon princesa hermosa bonita mariposa
  estrella chocolate caramelo angelito bebita jesucristo dios diosesamor jesus jesuschrist
  jesuslovesme godisgood godisgreat godislove blessed heaven angel angels faith grace amen

  sunshine princess butterfly rainbow flower flowers strawberry blueberry cherry banana orange
  cookie cookies cupcake pumpkin peanut buttercup sweetheart sweetie sweetpea honey honeybee baby
  babygirl babyboy babyblue beautiful gorgeous awesome fantastic wonderful happiness happy happyday
  birthday christmas summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  summertime wintertime springtime moonlight starlight midnight sunflower snowflake snowball
  diamond diamonds crystal silver golden platinum purple yellow green black white blue

  football futbol basketball baseball softball volleyball hockey soccer tennis cricket swimming
  skateboard wrestling liverpool manchester manchesterunited manutd arsenal chelsea tottenham
  barcelona fcbarcelona realmadrid juventus bayern america argentina brasil colombia mexico espana
  cowboys dallascowboys steelers packers patriots yankees newyork redsox lakers chicago bulls texas
  california florida alabama london paris canada australia scotland england

  superman batman spiderman ironman captainamerica wolverine starwars startrek skywalker darthvader
  pokemon pikachu naruto dragonball dragon dragons minecraft fortnite callofduty blackops assassin
  warcraft playstation nintendo mariobros zelda finalfantasy harrypotter hogwarts gandalf matrix
  spongebob mickeymouse tinkerbell scoobydoo snoopy garfield simpsons metallica slipknot nirvana
  eminem tupac beatles elvis guitar drummer musica rockstar rockandroll hiphop

  monkey tiger lion eagle falcon phoenix panther wolf wolves bear horse horses puppy kitten kitty
  doggy dolphin dolphins elephant penguin unicorn shadow hunter ranger killer ninja samurai warrior
  pirate cowboy soldier thunder lightning hurricane mustang corvette camaro ferrari porsche mercedes
  harley harleydavidson yamaha toyota honda michael jennifer jessica ashley daniel anthony andrew
  joshua matthew robert thomas charlie george jordan michaeljordan alexander alexandra christian
  christopher christina elizabeth stephanie samantha victoria veronica nicholas benjamin jonathan
  maria fernanda alejandro alejandra carolina valentina sebastian santiago guadalupe francisco

  freedom liberty family myfamily mother father brother sister familia friends friendship bestfriend
  bestfriends letsgo letsparty partytime nevergiveup neverforget blahblah blahblahblah fuckyou biteme
  moneymoney moneymaker millionaire abracadabra supercalifragilistic azerty azertyuiop qwerty qwertz
  qwertzuiop asdf asdfqwer zxcv qazwsx qweasd qweasdzxc abcdef
`;

const words = new Set(commonest.trim().split(/\s+/));
const longestWord = Math.max(...[...words].map((word) => word.length));
/** With more than this around it, a common word does not make a password easy to guess. */
const mostAround = 7;

const letterOf = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', 5: 's', $: 's', 7: 't' }),
);

/** Whether a password is a common one, however it is dressed up. Nobody is asked over the network. */
export function isCommonPassword(password: string): boolean {
  if (password.length > longestWord + mostAround) return false;
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // From the first letter to the last.
  const [core = ''] = /[a-z].*[a-z]/s.exec(plain) ?? [];
  if (plain.length - core.length > mostAround) return false;
  const readAsLetters = [...core].map((sign) => letterOf.get(sign) ?? sign).join('');
  return words.has(core) || words.has(readAsLetters) || words.has(core.replace(/[^a-z]/g, ''));
}
