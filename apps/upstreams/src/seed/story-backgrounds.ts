/** Backgrounds of the demo business, drawn in plain shapes. */

interface DrawnBackground {
  name: string;
  alt: string;
  setting: string;
  svg: string;
}

const [width, height] = [1280, 720];

const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
const day = sky("#7cc4ea", "#e3f3f6");
const dusk = sky("#f0915a", "#fbdca6");
const night = sky("#141b3c", "#3a4a80");
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const shape = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, thickness: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round"/>`;

const hills = (fill: string, y = 430) =>
  path(`M0 ${y}Q200 ${y - 90} 420 ${y}T860 ${y - 20}T1280 ${y - 30}V720H0Z`, fill);
const ground = (fill: string, y = 500) => box(0, y, width, height - y, fill);
const hut = (x: number, y: number, w: number, wall: string, roof: string) =>
  box(x, y, w, w * 0.6, wall) +
  shape(`${x - w * 0.15},${y} ${x + w / 2},${y - w * 0.5} ${x + w * 1.15},${y}`, roof) +
  box(x + w * 0.4, y + w * 0.2, w * 0.2, w * 0.4, "#4a2f1d", 4);
const tree = (x: number, y: number, size: number, leaves = "#3f8a4a") =>
  box(x - size * 0.09, y - size * 0.7, size * 0.18, size * 0.7, "#6b4528") +
  disc(x, y - size, size * 0.45, leaves) +
  disc(x - size * 0.36, y - size * 0.78, size * 0.32, leaves) +
  disc(x + size * 0.36, y - size * 0.8, size * 0.33, leaves);
const frond = (x: number, y: number, dx: number, dy: number) =>
  line(`M${x} ${y}q${dx / 2} ${dy - 60} ${dx} ${dy}`, "#2f7a44", 16);
const palm = (x: number, y: number, size: number) =>
  line(`M${x} ${y}q18 ${-size / 2} 0 ${-size}`, "#7a5230", 20) +
  [-120, -70, 70, 120].map((dx) => frond(x, y - size, dx, Math.abs(dx) / 2)).join("");
const stall = (x: number, colour: string) =>
  box(x, 400, 12, 170, "#7a5230") +
  box(x + 208, 400, 12, 170, "#7a5230") +
  path(`M${x - 20} 400l30 -70h200l30 70z`, colour) +
  box(x - 6, 490, 232, 90, "#9c6b3f", 6) +
  ["#e2572e", "#f2b632", "#5c9e3f", "#c43b3b"]
    .map((fruit, place) => disc(x + 30 + place * 50, 482, 22, fruit))
    .join("");
const house = (x: number, y: number, w: number, h: number, wall: string) =>
  box(x, y, w, h, wall) +
  [0.15, 0.6].map((at) => box(x + w * at, y + h * 0.15, w * 0.25, h * 0.2, "#d8ecf5", 4)).join("") +
  [0.15, 0.6].map((at) => box(x + w * at, y + h * 0.5, w * 0.25, h * 0.2, "#d8ecf5", 4)).join("");
const room = (wall: string, floor: string) =>
  box(0, 0, width, 520, wall) + ground(floor, 520) + box(0, 512, width, 12, "#ffffff66");
const pane = (x: number, y: number, w: number, h: number) =>
  box(x - 10, y - 10, w + 20, h + 20, "#fff", 6) +
  box(x, y, w, h, "#9fd6ef") +
  box(x + w / 2 - 4, y, 8, h, "#fff") +
  box(x, y + h / 2 - 4, w, 8, "#fff");

const drawn: readonly (readonly [name: string, alt: string, setting: string, parts: string])[] = [
  [
    "Village square",
    "Three round houses around an open square, with a large tree",
    "Village",
    day +
      disc(1080, 130, 60, "#ffe08a") +
      hills("#8cbf7a") +
      ground("#d9a766") +
      hut(140, 400, 200, "#c98650", "#8a5a2e") +
      hut(900, 390, 220, "#d09a5f", "#7a4f2a") +
      tree(620, 560, 260),
  ],
  [
    "Market",
    "Market stalls with fruit and vegetables under coloured roofs",
    "Town",
    day + ground("#cfae83", 470) + stall(110, "#d9482f") + stall(520, "#2f7fb8") + stall(930, "#e0a526"),
  ],
  [
    "Family compound",
    "A house with a red roof behind a low wall, and two palms",
    "Village",
    day +
      hills("#9cc98a", 470) +
      ground("#dcb27c") +
      box(430, 330, 420, 210, "#f0dfc0") +
      shape("390,330 640,190 890,330", "#b5482f") +
      box(600, 420, 80, 120, "#5b3a22", 4) +
      pane(470, 390, 80, 70) +
      pane(730, 390, 80, 70) +
      palm(220, 560, 300) +
      palm(1080, 560, 330) +
      box(0, 560, 1280, 40, "#e9d6b3"),
  ],
  [
    "River bank",
    "A wide river with a canoe, and palms on the other side",
    "Countryside",
    day +
      hills("#6fae6a", 360) +
      palm(180, 420, 220) +
      palm(1040, 410, 250) +
      ground("#4f9fcb", 410) +
      path("M420 540q220 90 440 0l-40 60q-180 40 -360 0z", "#6b4224") +
      ground("#d6b47a", 650),
  ],
  [
    "Forest path",
    "A path between tall trees",
    "Countryside",
    sky("#bfe3c0", "#eef7e2") +
      ground("#6f9f55", 480) +
      path("M520 720L620 480h60L820 720z", "#c79b63") +
      [80, 260, 420].map((x, place) => tree(x, 560 + place * 10, 300 - place * 50, "#2f6f3d")).join("") +
      [880, 1040, 1220].map((x, place) => tree(x, 540 + place * 25, 220 + place * 50, "#357a44")).join(""),
  ],
  [
    "Classroom",
    "A classroom with a blackboard and two rows of desks",
    "School",
    room("#f3e6c8", "#b98757") +
      box(330, 110, 620, 270, "#7a5230", 8) +
      box(345, 125, 590, 240, "#2f5d4a", 4) +
      line("M400 200h260M400 250h380M400 300h200", "#e9f1e6", 8) +
      pane(90, 140, 150, 190) +
      pane(1040, 140, 150, 190) +
      [180, 520, 860]
        .map(
          (x) =>
            box(x, 540, 240, 26, "#8a5a30", 6) +
            box(x + 20, 566, 16, 110, "#6b4424") +
            box(x + 204, 566, 16, 110, "#6b4424"),
        )
        .join(""),
  ],
  [
    "Kitchen",
    "A kitchen with a stove, a pot and shelves",
    "Home",
    room("#fbe8d3", "#c08b60") +
      box(80, 400, 1120, 40, "#8a5a34") +
      box(80, 440, 1120, 180, "#e9d3b2") +
      box(520, 420, 240, 200, "#5b6570", 8) +
      path("M560 400v-70h160v70q-80 26 -160 0z", "#3a4148") +
      box(540, 324, 200, 14, "#2c3238", 6) +
      box(120, 170, 300, 14, "#7a5230") +
      ["#d9583a", "#3f8f6b", "#e3ae3b", "#3b77a8"]
        .map((jar, place) => box(150 + place * 70, 110, 44, 60, jar, 8))
        .join("") +
      pane(890, 130, 200, 170),
  ],
  [
    "Living room",
    "A living room with a green sofa, a lamp and a picture",
    "Home",
    room("#efe0ee", "#a9764b") +
      box(380, 410, 520, 160, "#3f8a6b", 30) +
      box(340, 380, 90, 200, "#35775c", 30) +
      box(850, 380, 90, 200, "#35775c", 30) +
      box(540, 130, 200, 150, "#7a5230", 6) +
      box(556, 146, 168, 118, "#f4c56a") +
      disc(640, 210, 34, "#d9583a") +
      pane(120, 140, 180, 220) +
      line("M1090 580V300", "#5b3a22", 10) +
      shape("1030,300 1060,200 1120,200 1150,300", "#f2d26b"),
  ],
  [
    "City street",
    "A street with tall houses and a yellow bus",
    "Town",
    sky("#9cc9e6", "#eaf2f4") +
      house(0, 150, 260, 400, "#c9a27a") +
      house(280, 90, 240, 460, "#8fa7b8") +
      house(560, 200, 220, 350, "#d9b48a") +
      house(820, 110, 240, 440, "#a7b59a") +
      house(1080, 180, 200, 370, "#c78f72") +
      ground("#6a6f75", 550) +
      line("M60 640h120M320 640h120M580 640h120M840 640h120M1100 640h120", "#f2f2f2", 10) +
      box(420, 470, 330, 130, "#f2c230", 20) +
      [450, 530, 610, 680].map((x) => box(x, 490, 56, 44, "#d8ecf5", 6)).join("") +
      disc(490, 606, 28, "#2a2a2a") +
      disc(680, 606, 28, "#2a2a2a"),
  ],
  [
    "Yam farm",
    "Rows of yam mounds with green vines before hills",
    "Countryside",
    day +
      disc(220, 120, 56, "#ffe08a") +
      hills("#86b970", 420) +
      ground("#a8713f", 450) +
      [0, 1, 2]
        .flatMap((row) =>
          Array.from({ length: 8 - row }, (_, place) => {
            const [x, y] = [90 + row * 60 + place * 165, 510 + row * 90];
            return (
              path(`M${x - 60} ${y + 30}q60 -90 120 0z`, "#8a5830") +
              line(`M${x} ${y - 12}q-20 -40 10 -70`, "#3f8a3f", 8) +
              disc(x + 12, y - 70, 16, "#4f9f4a")
            );
          }),
        )
        .join(""),
  ],
  [
    "Motor park",
    "A shelter beside a road at dusk, and a minibus",
    "Town",
    dusk +
      hills("#b5774f", 460) +
      ground("#7d6a5c", 520) +
      box(150, 300, 12, 240, "#4a3a2e") +
      box(500, 300, 12, 240, "#4a3a2e") +
      box(120, 280, 420, 26, "#6a3f2a", 6) +
      box(190, 470, 280, 20, "#8a5a34", 6) +
      box(700, 420, 420, 160, "#f4f1ea", 24) +
      box(700, 500, 420, 30, "#2f7fb8") +
      [740, 850, 960].map((x) => box(x, 444, 84, 50, "#bcdbe8", 8)).join("") +
      disc(800, 586, 36, "#2a2a2a") +
      disc(1030, 586, 36, "#2a2a2a"),
  ],
  [
    "Moonlit night",
    "A fire under a full moon, where stories are told",
    "Village",
    night +
      disc(980, 150, 70, "#f7f0cf") +
      [120, 300, 480, 700, 840, 1150].map((x, place) => disc(x, 60 + ((place * 67) % 180), 4, "#fff")).join("") +
      hills("#22305a", 430) +
      ground("#2b2a3f") +
      hut(120, 420, 190, "#4a3a44", "#2f2430") +
      tree(1120, 560, 240, "#1f3a3a") +
      path("M560 600q20 -120 80 -150q70 40 80 150z", "#f08a2e") +
      path("M600 600q10 -70 40 -90q36 30 40 90z", "#ffd75a") +
      line("M540 606l200 24M740 606l-200 24", "#5b3a22", 18),
  ],
];

/** As SVG, each large enough for a screen. */
export const drawnBackgrounds: readonly DrawnBackground[] = drawn.map(([name, alt, setting, parts]) => ({
  name,
  alt,
  setting,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts}</svg>`,
}));
