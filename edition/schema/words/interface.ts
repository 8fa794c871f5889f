import { z } from 'zod';
import { fieldsOf, list, oneOf, plural, routeName, seo, text, texts } from '../shared.ts';

/** content/<language>/interface.yaml: the words shared by all pages. */
export const interfaceWords = z.strictObject({
  /** The language's own name and direction. A `draft` language is not published, and its mistakes are notices. */
  language: z.strictObject({
    name: text,
    direction: oneOf('ltr rtl'),
    /** Suggests this language once to its readers on pages in another one. */
    offer: texts('offer close'),
  }),
  /** Spelled-out numbers from zero. */
  numbers: list(text),
  /** Templates for public replies to reviews. */
  replyTemplates: list(text),
  frame: texts(
    'skip homeLabel navigation menuOpen menuClose menuTitle headerBook headerChat panelChat',
    'tagline newTab breadcrumbs asOf',
  ).extend({
    links: texts('home bestBarbershop services blog locations'),
  }),
  footer: texts('blurb instagram quickLinks today copyright').extend({
    links: z.partialRecord(routeName, text),
  }),
  floating: texts('label listLabel here').extend({ tooltip: z.tuple([text, text]) }),
  /** The bottom bar on phones. */
  bar: texts('label book callTitle directions directionsTitle'),
  /** `phone` completes a phone number. */
  ofBranch: texts('call phone chat directions'),
  greetings: texts('services appointment branch service barber'),
  chat: texts('choose bookService ofService'),
  hours: texts(
    'daily onDays daySpan exception exceptionOneDay untilReason todayReason usually closedUntil closed opensOn closesOn',
  ),
  badge: texts('open closed closesAt opensAt opensAgain opensOn').extend({ closesIn: plural }),
  /** A branch's status for the day. */
  today: texts('closed off').extend({ waiting: texts('none about most') }),
  /** A chat for a visitor who is on the way to an open branch. */
  coming: texts('label ask away wait thanks'),
  rating: texts('label labelAlone none').extend({ count: plural }),
  units: texts('money range atLeast hours from kmAway').extend({
    moneyInText: plural,
    minutes: plural,
    hoursInText: plural,
    years: plural,
    more: plural,
  }),
  labels: texts(
    'city address phone whatsapp email hours rating directions details call badges drawing',
    'allBranches googleReview saveContact',
  ),
  finder: texts(
    'button locating asking denied unsupported or areaEmpty areaMissing areaHelp privacy result open service',
    'farAway farHint others book bookLater chat closedHint',
  ),
  map: texts('title plan loading failed directions search'),
});

/** The words of the console. */
export const staffWords = z.strictObject({
  seo,
  title: text,
  withoutScript: text,
  /** `watch` tells the owner what is wrong with the server; `forward` introduces the operator's details. */
  mails: z.strictObject({
    password: texts('invited subject text'),
    reviews: texts('one line text').extend({ several: plural }),
    watch: texts('subject site late backup store forward'),
  }),
  site: texts(
    'bar mode browse edit onThisPage search searchAll searchNone more showDay shownDay showToday console end keys done',
    'changesHere alsoHere onlyOwn',
  ),
  signIn: texts(
    'title email password submit pending wrong locked insecure ended failed hint',
    'forgotten forgottenMailed forgottenNoMail',
  ),
  setPassword: texts('title lead password hint weak submit pending usedUp toSignIn'),
  people: texts(
    'title invite email name role branches writes save change remove removeTitle removeLead newLink endSessions',
    'invited neverIn lastSeen you inviteLink mailed copy copied link exists lastOwner badEmail whatsapp whatsappText',
  ).extend({
    roles: texts('owner branch editor moderator'),
    may: texts('owner branch editor moderator'),
  }),
  shell: texts(
    'today queue site menu team ownBranch plans articles settings history people insights audit others back',
    'sections signOut account stillIn waiting offline loading preparing failed retry more cancel',
  ),
  more: texts('shop past house plans articles history audit insights people settings'),
  queue: texts(
    'title statusLabel suspectedSpam branch barber all search searchHint empty none more',
    'notDecided again approve reject undo missed missedWaiting gone stars reason decided reply',
    'replyHint colleague replySave replySaved replyFailed keys select selectAll selected moreFilters maxRating since unanswered',
    'replyTo replyTitle replyTemplates tooLong contacts show spamHint',
  ).extend({
    arrived: plural,
    tabs: texts('pending suspectedSpam published rejected'),
    takeBack: texts('published rejected'),
    status: texts('pending suspectedSpam published rejected'),
    done: texts('approve reject undo reply'),
  }),
  today: texts(
    'lead waiting holds takeBack off nobody closes usual asUsual closedToday notice noticeTitle none noticeIn noticeHint noticeClosed',
    'noticeSave team sheet saving saved failed again last waitingForYou nothingWaits',
  ).extend({
    waits: texts('none about most'),
    reviews: plural,
    toTranslate: plural,
    lost: plural,
    tasks: plural,
    quietBranches: plural,
  }),
  drafts: texts('saving saved failed discard discardAll nothing ofColleague conflict keepMine takeTheirs'),
  publishing: texts(
    'save saved preview title publish publishNow yours again toField nothing unsaved failed related see hide',
    'discardAsked discardOwn compare before after',
  ).extend({ changes: plural, steps: texts('checking done undone planned failed') }),
  days: texts('open title from until hint submit').extend({
    errors: texts('empty past order invalid'),
    plans: texts(
      'title comes ends overLater refused change changeEnd preview cancel cancelAsked cancelled takenBack published',
    ),
  }),
  goLive: z.strictObject({
    kinds: fieldsOf(z.strictObject({ title: text, why: text }))(
      'contact sample price minutes claim operator question place passed photo',
    ),
  }),
  records: texts(
    'newBarber newBranch newArticle articleTitle name nameHint arabicName shortName photo leaves firstDay opens closes',
    'postal address addressHint phone whatsapp coordinates coordinatesHint place facts team findBarber placeTitle noBarber left',
  ).extend({
    remove: texts('start barber branch area price draft mentions'),
  }),
  hours: texts(
    'title usual opens closes others none add from until closed reason sameEverywhere remove visitors',
    'incomplete wrongOrder changesToo',
  ).extend({ break: texts('add remove from until keep'), copyDay: texts('from to') }),
  history: texts('kind who anyone day onlyField allFields undo undoAsked undoHint pages none empty').extend({
    kinds: texts('history audit'),
  }),
  menu: texts(
    'add remove removeTitle removes needed lacks figures named everyBranch otherGroup',
    'changesToo everywhere onPage onPages pageOf others was amount price',
  ),
  photos: texts(
    'turn picture take choose chosen none own removed remove size zoom crop move use sending tooLarge tooSmall failed',
  ).extend({
    help: texts('branch gallery barber article'),
    shapes: texts('arch phone card profile gallery'),
  }),
  rejectDialog: texts('title lead other confirm').extend({ suggestions: list(text) }),
  account: texts(
    'title sessions current unknownDevice seen end endOthers ended password currentPassword',
    'newPassword passwordHint wrongPassword weakPassword changePassword passwordChanged',
  ),
  insights: texts(
    'title period days before same byDay fridays byBranch byPage byBarber barber noReviewsOf',
    'shortPage inLanguage day branch page contacts bookings asTable csv empty',
  ).extend({
    figures: texts('pageViews whatsapp calls directions'),
    ofBarber: texts('received published average decidedIn answeredIn'),
    /** Pages without a name appear by address. */
    pages: z.partialRecord(routeName, text),
    otherPages: texts('notFound barberNotFound reviewReceived reviewProblem'),
  }),
  /** Changes of the content in the list of drafts, the history and the audit log. */
  changes: texts('nothing yes no quoted replaced added removed changed undone missing missingWords'),
  /** What the server says, by its English sentence. */
  messages: z.record(z.string(), text),
  audit: texts('title empty review erased closes asUsual open off allIn').extend({
    actions: texts(
      'approve reject undo reply remove-reply erase invite change-role remove-person end-sessions today cancel',
      'password-link discard',
    ),
  }),
  editor: texts(
    'inLanguage outdated mistake length byDefault insertFact removeFact findFact ownerOnly add addEntry remove removeAll up down newName newNameHint',
    'all notSaved empty marks insert pictureAlt pictureOf pictureCrop linkPage linkAddress markdown',
    'moreOfArticle draft published changed deleteArticle deleteAsked everythingElse files filesHint untitled notIn writeIn',
  ).extend({
    refused: texts('date time'),
    mark: texts('heading subheading bold italic list steps quote undo redo link picture block fact'),
    names: z.record(z.string(), text),
    factNames: z.record(z.string(), text),
    factsOf: z.record(z.string(), text),
    hints: z.record(z.string(), text),
  }),
});
