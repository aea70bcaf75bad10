/** Small talk and what this assistant is: they count only where nothing else is asked. */
export const manners: readonly (readonly ['greeting' | 'thanks' | 'help', RegExp])[] = [
  [
    'thanks',
    /^ta\b|\b(you are (a )?(legend|star)|legend|thanks?|thank you|thank u|thx|ty|tysm|cheers|appreciate|gracias|much obliged|you rock|awesome|great help|perfect|very helpful|most helpful|that helps|that helped|that worked|bye|goodbye|adios|good bot|got it|ok cool|nice one|sounds good|you saved|life ?saver)\b/,
  ],
  [
    'help',
    /\b(help|what can you|what do you (do|know)|how (do|does|can) (you|this|it|i use)( \S+){0,2} (work|help)|who are you|what are you|are you (a |an )?(bot|robot|human|ai|real|person|chatgpt)|capabilities|what( \S+){0,3} (should|can|do|could|may) i ask|how to use|options|menu|ayuda|ayudar\w*|que puedes|quien eres|como funciona|get started|commands|features|your name|able to help)\b/,
  ],
  [
    'greeting',
    /^(\S+ )?(hi|hello|hey|heya|hiya|howdy|yo|sup|greetings|hola|hola buenas|buenos dias|buenas tardes|buenas noches|buenas|good (morning|afternoon|evening|day)|morning|evening|hallo|whats up|what is up|how are you|que tal|test|testing|ping|anyone there|you there)\b/,
  ],
]

/** What only this assistant itself can be asked. */
export const ofAssistant =
  /\b(what can you (do|help|tell|answer)|what( \S+){0,3} (can|should|do|could|may) i ask( you| it| this| here)?|who are you|what are you( able)?\b|are you (a |an )?(bot|robot|human|ai|real|person|chatgpt)|how (does|do) (this|the|you)( \S+){0,2} work|que puedes hacer|quien eres|what( \S+){0,4} can (you|it) (answer|do|tell|handle)|what do you do|what (topics|things|subjects|questions|areas|stuff)( \S+){0,3} (cover|answer|handle|know)|what are you for|how (can|could|do) you help( me)?|how do i use (this|you)|this (chat|app|bot|assistant|thing|tool) (do|does|can|is for|work)|what is this (chat|app|bot|assistant|tool|thing)( for| about)?$)/

/** What people ask of an assistant that this one does not know. */
export const unrelated =
  /\b(car|cars|truck|trucks|suv|vehicle|tesla|civic|camry|corolla|prius|jeep|ford|toyota|honda (civic|accord)|chevy|tires?|brakes|transmission fluid|motorcycle|bike|phone|iphone|android|ipad|laptop|computer|macbook|printer|wifi|dog|dogs|cat|cats|puppy|goldfish|hamster|wife|husband|girlfriend|boyfriend|marriage|my ex|relationship|weather|forecast for (today|tomorrow)|(going to|will it) rain|rain tomorrow|snow tomorrow|football|super bowl|basketball|baseball|soccer|nba|nfl|world (series|cup)|game tonight|stock|stocks|bitcoin|crypto|president|election|recipe|recipes|movie|movies|song|songs|sang|singer|actor|poem|joke|jokes|story|essay|homework|python|javascript|code me|capital of|translate|horoscope|lottery|pizza|restaurant|flight|hotel|vacation|taxes|tax return|mortgage|mortgage rates?|lawsuit|lawyer|diet|calories|doctor|medicine|covid|knee|headache pills|haircut|shoes|meaning of life|news|math|square root|percent of \$?\d+|plus \d+|times \d+|divided by|invest(ing|ment|ments)?|how do you say|in (german|french|italian|japanese)|who invented|invented|is it legal|wear to|wedding dress|credit cards?|401k|retirement account|refinanc\w*|lose weight|how long do \S+ live|hobb(?:y|ies)|cover letter|resume|job interview|salary|birthday|christmas gift|garden(ing)? tomatoes|tomatoes|clima|chiste|futbol|instructions above|previous instructions|system prompt|coche|perro|gato|presidente|receta|pelicula|cancion|novi[oa])\b/

/** Cooking and eating, and what the law or an insurer says: they name a stove or a roof and ask nothing of it. */
export const besideTheThing =
  /\b(recipe|recipes|campfire|bonfire|fire pit|roast (a|my|the)? ?(chicken|turkey|beef|pork|lamb|potatoes)|(cook|bake|roast|boil|fry|grill|reheat|broil)( \S+){0,3} (chicken|turkey|beef|steak|pork|ham|lasagna|potato|potatoes|bread|cake|cookies|brownies|pie|pizza|salmon|fish|rice|eggs?|bacon|wings|ribs|casserole|brisket|vegetables|veggies|muffins)( (in|on|at) .*)?$|(still|safe to) (eat|drink)|eat (eggs?|leftovers|meat|it)|leftovers|dinner ideas|(hot|warm) (soup|food|leftovers|pan)|groceries fit)\b/

/** What a question that names nothing may still mean of the home as a whole. */
export const portfolioWide =
  /\b(my|mine|our|these|them|all|everything|anything|any|appliance|appliances|component|components|item|items|things?|home|homes|house|property|properties|portfolio|system|systems|unit|units|rental|rentals|place|replacements?|tasks?|chores?|jobs?|overdue|tareas?|pendientes?|upkeep|maintenance|mis|mi|casa|electrodomestico|electrodomesticos|what|whats|which|que|cual|i|we)\b/

/** A wish for a poem, or an order to be something else. */
export const isStrayed = (gist: string): boolean =>
  /\b(write|tell|sing|compose|recite) (me )?(a|an|some|un|una)( \S+){0,2} (poem|joke|song|story|essay|haiku|limerick|rap)\b/.test(
    gist,
  ) ||
  /\b(ignore|disregard|forget) (all |any |the |your )*(previous|prior|above|earlier)? ?(instructions|prompts?|rules)\b|\bsystem prompt\b/.test(
    gist,
  )
