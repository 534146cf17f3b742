/* Classic Slapjack between bots, by the same rules and the same streams as the compiled games: the
 * yardstick of benchmarks/lab_speed.py. One rule set only, written plainly and for speed.
 * cc -O3 -march=native -shared -fPIC kernel.c -lm */

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { SEATS_MOST = 8, RING = 64, DECK = 52, COURT_FROM = 10, COURT_TO = 12, JACK = 10 };
enum { FLIPPED = 1, JUDGED, PAID, TAKEN, SHARED, PUT_OUT, DEALT_AGAIN, TIED };
enum { WON, LOST, IS_TIED, FALSE_SLAP, IGNORED = 6 };
enum { LAST_STANDING, HAS_ALL, DRAW, FLIP_LIMIT = 4 };

typedef struct { double mu, sigma, rate, slap, wrong, wrong_court; int64_t soonest, span, bits; } Level;

typedef struct {
    int seats, over, faces, last, lead, live, out_count, redeals, top_court;
    unsigned tie;
    int tie_armed, tie_count, tie_flip;
    int64_t flips, shown, ready, wait, now, settled, reason, winner;
    uint64_t trace;
    int head[8], size[8], out[8];
    int64_t emptied[8], reaction[8], flip_after[8];
    int8_t stock[8][RING], pile[RING];
    uint64_t mind[9];
    double pair[9];
    int has_pair[9];
    uint8_t message[2][64];
    uint64_t words[2][4];
    int taken[2];
} Game;

static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
static const uint32_t H[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

static inline uint32_t turned(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void compress(uint32_t *state, const uint8_t *block) {
    uint32_t w[64], a, b, c, d, e, f, g, h;
    for (int i = 0; i < 16; i++) {
        uint32_t word;
        memcpy(&word, block + 4 * i, 4);
        w[i] = __builtin_bswap32(word);
    }
    for (int i = 16; i < 64; i++) {
        uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (turned(x, 7) ^ turned(x, 18) ^ x >> 3) + w[i - 7]
             + (turned(y, 17) ^ turned(y, 19) ^ y >> 10);
    }
    a = state[0], b = state[1], c = state[2], d = state[3];
    e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t s = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
        uint32_t t = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + s, d = c, c = b, b = a, a = s + t;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

static void put64(uint8_t *at, uint64_t x) { x = __builtin_bswap64(x); memcpy(at, &x, 8); }

static void hash_block(uint32_t *state, uint8_t *block, int length) {
    memcpy(state, H, sizeof H);
    block[length] = 0x80;
    put64(block + 56, 8 * (uint64_t)length);
    compress(state, block);
}

static const char *NAMES[2] = {"deal", "redeal"};

static void seed_game(Game *g, uint64_t seed, uint64_t number) {
    uint8_t block[64] = "slapjack/lab";
    uint8_t digest[32];
    uint32_t state[8];
    put64(block + 13, seed);
    put64(block + 21, number);
    hash_block(state, block, 29);
    for (int i = 0; i < 8; i++) {
        uint32_t word = __builtin_bswap32(state[i]);
        memcpy(digest + 4 * i, &word, 4);
    }
    for (int s = 0; s < 2; s++) {
        uint8_t *m = g->message[s];
        memset(m, 0, 64);
        memcpy(m, "slapjack/1", 10);
        memcpy(m + 11, digest, 32);
        strcpy((char *)m + 44, NAMES[s]);
        m[44 + strlen(NAMES[s]) + 9] = 0x80;
        g->taken[s] = 0;
    }
    for (int i = 0; i <= g->seats; i++) {
        int mind = i < g->seats ? i : 8;
        memset(block, 0, 64);
        memcpy(block, "slapjack/mind", 13);
        memcpy(block + 14, digest, 32);
        block[46] = (uint8_t)(mind == 8 ? 255 : mind);
        hash_block(state, block, 47);
        g->mind[mind] = (uint64_t)state[0] << 32 | state[1];
        g->has_pair[mind] = 0;
    }
}

static uint64_t word(Game *g, int s) {
    int taken = g->taken[s]++;
    if ((taken & 3) == 0) {
        int length = 44 + (int)strlen(NAMES[s]) + 9;
        uint32_t state[8];
        uint8_t tail[64] = {0};
        memcpy(state, H, sizeof H);
        put64(g->message[s] + length - 8, (uint64_t)(taken >> 2));
        put64(tail + 56, 8 * (uint64_t)length);
        compress(state, g->message[s]);
        compress(state, tail);
        for (int i = 0; i < 4; i++) g->words[s][i] = (uint64_t)state[2 * i] << 32 | state[2 * i + 1];
    }
    return g->words[s][taken & 3];
}

static int below(Game *g, int s, uint64_t n) {
    uint64_t uneven = (~0ULL % n + 1) % n, drawn = word(g, s);
    while (uneven && drawn >= 0 - uneven) drawn = word(g, s);
    return (int)(drawn % n);
}

static void shuffle(Game *g, int s, int8_t *cards, int count) {
    for (int last = count - 1; last > 0; last--) {
        int chosen = below(g, s, (uint64_t)last + 1);
        int8_t card = cards[last];
        cards[last] = cards[chosen];
        cards[chosen] = card;
    }
}

static inline uint64_t mind_word(Game *g, int m) {
    uint64_t z = g->mind[m] += 0x9E3779B97F4A7C15ULL;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}
static inline double uniform(Game *g, int m) { return (double)(mind_word(g, m) >> 11) * 0x1p-53; }
static inline int64_t whole(Game *g, int m, int64_t bound, int64_t bits) {
    int64_t drawn;
    do drawn = (int64_t)(mind_word(g, m) >> (64 - bits)); while (drawn >= bound);
    return drawn;
}

static int64_t reaction(Game *g, int m, const Level *l) {
    double z;
    if (g->has_pair[m]) {
        g->has_pair[m] = 0;
        z = g->pair[m];
    } else {
        double angle = uniform(g, m) * (2.0 * M_PI);
        double radius = sqrt(-2.0 * log(1.0 - uniform(g, m)));
        g->pair[m] = sin(angle) * radius;
        g->has_pair[m] = 1;
        z = cos(angle) * radius;
    }
    double body = l->mu + z * l->sigma;
    int64_t drawn = (int64_t)(body + -log(1.0 - uniform(g, m)) / l->rate);
    return drawn < 150000 ? 150000 : drawn;
}

static inline int left_of(const Game *g, int s) { return s + 1 == g->seats ? 0 : s + 1; }
static inline int order(const Game *g, int s) { int p = s - g->last - 1; return p < 0 ? p + g->seats : p; }
static inline int take(Game *g, int s) {
    int head = g->head[s];
    g->head[s] = (head + 1) & (RING - 1), g->size[s]--;
    return g->stock[s][head];
}
static inline void put(Game *g, int s, int card) {
    g->stock[s][(g->head[s] + g->size[s]++) & (RING - 1)] = (int8_t)card;
}
static inline void mark(Game *g, int kind, int s, int value) {
    g->trace = (g->trace ^ (uint64_t)(kind << 16 | s << 8 | value)) * 0x100000001B3ULL;
}
static int holder(const Game *g, int first, int but) {
    for (int i = 0, s = first; i < g->seats; i++, s = left_of(g, s))
        if (g->size[s] && s != but) return s;
    return -1;
}

static void finish(Game *g, int winner, int reason) {
    g->winner = winner, g->reason = reason, g->over = 1, g->live = 0, g->tie = 0;
}

static void eliminate(Game *g, int s) {
    g->out[s] = ++g->out_count, g->emptied[s] = -2, g->tie &= ~(1u << s);
    mark(g, PUT_OUT, s, 0);
}

static void missers(Game *g, int64_t flip, unsigned spared) {
    for (;;) {
        int chosen = -1;
        int64_t least = 0;
        for (int s = 0; s < g->seats; s++) {
            if (g->emptied[s] == -2 || g->emptied[s] > 2 * flip || spared >> s & 1) continue;
            int64_t key = g->emptied[s] * 8 + order(g, s);
            if (chosen < 0 || key < least) chosen = s, least = key;
        }
        if (chosen < 0) return;
        eliminate(g, chosen);
    }
}

static void run_out(Game *g, int s, int by_paying) {
    if (!g->size[s]) g->emptied[s] = 2 * g->flips + by_paying;
}
static void revive(Game *g, int s) { if (g->size[s]) g->emptied[s] = -2; }

static void win(Game *g, int s, int64_t flip) {
    mark(g, TAKEN, s, g->faces);
    for (int i = 0; i < g->faces; i++) put(g, s, g->pile[i]);
    g->faces = 0;
    revive(g, s);
    missers(g, flip, 1u << s);
    g->live = 0, g->tie = 0;
}

static void share(Game *g) {
    unsigned tied = g->tie;
    int sharers = __builtin_popcount(tied), place = 0, count = g->faces;
    for (int i = 0, s = left_of(g, g->last); i < g->seats; i++, s = left_of(g, s))
        if (tied >> s & 1) mark(g, SHARED, s, (count - place++ + sharers - 1) / sharers);
    place = 0, g->faces = 0;
    for (int i = 0, s = left_of(g, g->last); i < g->seats; i++, s = left_of(g, s)) {
        if (!(tied >> s & 1)) continue;
        for (int p = place++; p < count; p += sharers) put(g, s, g->pile[p]);
        revive(g, s);
    }
    missers(g, g->tie_flip, tied);
    g->live = 0, g->tie = 0;
}

static void deal_stock(Game *g, int s, const int8_t *cards, int first, int step, int count) {
    g->head[s] = 0;
    if (count <= first) return;
    for (int p = first + (count - 1 - first) / step * step; p >= 0; p -= step) put(g, s, cards[p]);
}

static void redeal(Game *g) {
    int count = g->faces, place = 0, receivers = g->seats - g->out_count;
    int8_t cards[RING];
    memcpy(cards, g->pile, sizeof cards);
    shuffle(g, 1, cards, count);
    g->faces = 0, g->live = 0, g->tie = 0;
    mark(g, DEALT_AGAIN, 0, ++g->redeals);
    for (int i = 0, s = left_of(g, g->last); i < g->seats; i++, s = left_of(g, s)) {
        if (g->out[s]) continue;
        deal_stock(g, s, cards, place++, receivers, count);
        revive(g, s);
    }
}

static void redeal_or_draw(Game *g) { if (g->redeals < 3) redeal(g); else finish(g, -1, DRAW); }

static void settle(Game *g) {
    while (!g->over) {
        if (g->tie && !(g->tie & (g->tie - 1))) { win(g, __builtin_ctz(g->tie), g->tie_flip); continue; }
        if (g->out_count == g->seats - 1) {
            int s = 0;
            while (g->out[s]) s++;
            finish(g, s, LAST_STANDING);
            return;
        }
        int first = holder(g, 0, -1);
        if (first < 0) {
            if (g->tie) { if (g->tie_armed) return; share(g); continue; }
            if (g->live) return;
            redeal_or_draw(g);
            continue;
        }
        if (!g->faces && holder(g, first, first) < 0) finish(g, first, HAS_ALL);
        return;
    }
}

static int turn(const Game *g) {
    return g->over || (g->tie && g->tie_armed) ? -1 : holder(g, g->lead, -1);
}

static void ask(Game *g, const Level *levels) {
    for (int s = 0; s < g->seats; s++) {
        if (g->out[s]) continue;
        const Level *l = levels + s;
        int may = g->faces && (!g->tie || (g->tie_armed && (g->tie >> s & 1)));
        double rate = g->live || g->tie ? l->slap : g->top_court ? l->wrong_court : l->wrong;
        g->reaction[s] = may && uniform(g, s) < rate ? reaction(g, s, l) : -1;
        g->flip_after[s] = l->soonest + whole(g, s, l->span, l->bits);
    }
    g->wait = 150000 + whole(g, 8, 300001, 19);
}

static void charge(Game *g, int s) {
    int broke = !g->size[s], heir = g->last;
    mark(g, JUDGED, s, FALSE_SLAP);
    if (broke) { eliminate(g, s); settle(g); return; }
    while (g->out[heir] || heir == s) heir = left_of(g, heir);
    put(g, heir, take(g, s));
    mark(g, PAID, s, 1);
    revive(g, heir);
    run_out(g, s, 1);
    settle(g);
}

static void award(Game *g, const int *hand, int hands) {
    int64_t fastest = g->reaction[hand[0]];
    unsigned tied = 0;
    for (int i = 0; i < hands; i++)
        if (g->reaction[hand[i]] - fastest <= 10000 && !(g->tie && !(g->tie >> hand[i] & 1))) tied |= 1u << hand[i];
    int count = __builtin_popcount(tied);
    int64_t flip = g->tie ? g->tie_flip : g->flips;
    g->settled = fastest, g->now = g->shown + fastest;
    for (int i = 0; i < hands; i++) {
        int in = tied >> hand[i] & 1, shut = g->tie && !(g->tie >> hand[i] & 1);
        mark(g, JUDGED, hand[i], in ? (count > 1 ? IS_TIED : WON) : shut ? IGNORED : LOST);
    }
    if (count > 1) {
        int again = g->tie != 0, first = left_of(g, g->last);
        while (!(tied >> first & 1)) first = left_of(g, first);
        mark(g, TIED, first, count);
        g->live = 0, g->tie = tied, g->tie_armed = 0, g->tie_flip = (int)flip;
        g->tie_count = again ? g->tie_count + 1 : 0;
        if (g->tie_count >= 3) share(g);
    } else {
        win(g, hand[0], flip);
    }
    settle(g);
}

static int64_t show_at(const Game *g, int s) {
    int64_t pressed = g->ready + g->flip_after[s], cover = g->shown + 1000000;
    return (g->flips && cover > pressed ? cover : pressed) + g->wait;
}

static void slap(Game *g) {
    int seat = turn(g), hand[8], hands = 0;
    int64_t ends = seat < 0 ? g->shown + 3000000 : show_at(g, seat), last = 0;
    for (int s = 0; s < g->seats; s++) {
        if (g->reaction[s] < 0 || g->out[s] || g->shown + g->reaction[s] >= ends) continue;
        int place = hands++;
        if (g->reaction[s] > last) last = g->reaction[s];
        while (place && (g->reaction[s] < g->reaction[hand[place - 1]]
                         || (g->reaction[s] == g->reaction[hand[place - 1]] && order(g, s) < order(g, hand[place - 1])))) {
            hand[place] = hand[place - 1];
            place--;
        }
        hand[place] = s;
    }
    if (!hands) return;
    g->now = g->shown + last, g->settled = -1;
    for (int i = 0; i < hands; i++) {
        int shut = g->tie ? !(g->tie >> hand[i] & 1) : !g->faces;
        if (g->over || shut) mark(g, JUDGED, hand[i], IGNORED);
        else if (g->live || g->tie) { award(g, hand + i, hands - i); break; }
        else charge(g, hand[i]);
    }
    if (g->settled >= 0 || g->over) g->ready = g->now;
}

static void play(Game *g, const Level *levels, uint64_t seed, uint64_t number, int seats, int64_t *row) {
    int8_t deck[DECK];
    memset(g, 0, sizeof *g);
    g->seats = seats, g->last = (int)(number % (uint64_t)seats), g->lead = left_of(g, g->last);
    g->trace = 0xCBF29CE484222325ULL;
    for (int s = 0; s < seats; s++) g->emptied[s] = -2;
    seed_game(g, seed, number);
    for (int i = 0; i < DECK; i++) deck[i] = (int8_t)i;
    shuffle(g, 0, deck, DECK);
    for (int i = 0, s = g->lead; i < seats; i++, s = left_of(g, s)) deal_stock(g, s, deck, i, seats, DECK);
    ask(g, levels);
    while (!g->over) {
        int s = turn(g);
        if (s < 0) {
            g->ready = g->now = g->ready + 3000000;
            if (g->tie) share(g); else redeal_or_draw(g);
            settle(g);
            continue;
        }
        g->shown = g->ready = g->now = show_at(g, s);
        if (g->flips >= 5000) { finish(g, -1, FLIP_LIMIT); break; }
        int card = take(g, s), rank = card % 13;
        g->pile[g->faces++] = (int8_t)card;
        g->flips++, g->last = s, g->lead = left_of(g, s);
        g->top_court = rank >= COURT_FROM && rank <= COURT_TO;
        mark(g, FLIPPED, s, card);
        if (g->tie) g->tie_armed = 1; else g->live = rank == JACK;
        run_out(g, s, 0);
        settle(g);
        if (g->over) break;
        ask(g, levels);
        slap(g);
    }
    row[0] = g->winner, row[1] = g->reason, row[2] = g->ready, row[3] = g->flips, row[4] = (int64_t)g->trace;
}

void play_games(const Level *levels, uint64_t seed, uint64_t first, int seats, int64_t count, int64_t *rows) {
    Game game;
    for (int64_t i = 0; i < count; i++) play(&game, levels, seed, first + (uint64_t)i, seats, rows + 5 * i);
}
