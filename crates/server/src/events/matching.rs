//! The cheapest way to put everybody into pairs: a perfect matching of least cost in a complete graph, by Edmonds' blossoms
//! with weights, in a time that grows with the third power of how many there are. Rejected: going back and trying again
//! group by group, which is quick until the day on which it never ends.

/// An edge between two vertices, which may stand for an edge between the blossoms around them. Vertices count from 1; an edge
/// from 0 is none.
#[derive(Clone, Copy, Default)]
struct Edge {
    u: usize,
    v: usize,
}

impl Edge {
    fn is_there(self) -> bool {
        self.u != 0
    }
}

/// How a vertex or a blossom stands in the tree that is being grown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// It is not in it.
    Free,
    /// An even number of steps from the root.
    Outer,
    /// An odd number.
    Inner,
}

struct Graph {
    /// Vertices.
    n: usize,
    /// Vertices and blossoms.
    all: usize,
    weight: Vec<Vec<i64>>,
    edge: Vec<Vec<Edge>>,
    label: Vec<i64>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom of everything.
    outer: Vec<usize>,
    parent: Vec<usize>,
    /// Which part of a blossom holds a vertex.
    part: Vec<Vec<usize>>,
    sign: Vec<Sign>,
    seen: Vec<usize>,
    round: usize,
    petals: Vec<Vec<usize>>,
    queue: std::collections::VecDeque<usize>,
}

/// Pairs everybody at the least cost: who is with whom, by place. The number is even; costs are not negative.
pub fn cheapest(n: usize, cost: impl Fn(usize, usize) -> i64) -> Vec<usize> {
    if n < 2 {
        return Vec::new();
    }
    let mut most = 0;
    for u in 0..n {
        for v in u + 1..n {
            most = most.max(cost(u, v));
        }
    }
    // Every weight is more than nothing, so the heaviest matching leaves nobody out.
    let mut graph = Graph::new(n, |u, v| most + 1 - cost(u.min(v), u.max(v)));
    while graph.grow() {}
    (1..=n).map(|u| graph.mate[u].wrapping_sub(1)).collect()
}

impl Graph {
    fn new(n: usize, weight: impl Fn(usize, usize) -> i64) -> Graph {
        let size = 2 * n + 2;
        let mut graph = Graph {
            n,
            all: n,
            weight: vec![vec![0; n + 1]; n + 1],
            edge: vec![vec![Edge::default(); size]; size],
            label: vec![0; size],
            mate: vec![0; size],
            slack: vec![0; size],
            outer: vec![0; size],
            parent: vec![0; size],
            part: vec![vec![0; n + 1]; size],
            sign: vec![Sign::Free; size],
            seen: vec![0; size],
            round: 0,
            petals: vec![Vec::new(); size],
            queue: std::collections::VecDeque::new(),
        };
        let mut most = 0;
        for u in 1..=n {
            graph.outer[u] = u;
            graph.part[u][u] = u;
            for v in (1..=n).filter(|v| *v != u) {
                graph.weight[u][v] = weight(u - 1, v - 1);
                graph.edge[u][v] = Edge { u, v };
                most = most.max(graph.weight[u][v]);
            }
        }
        graph.label[1..=n].fill(most);
        graph
    }

    /// How far an edge is from being tight.
    fn room(&self, edge: Edge) -> i64 {
        self.label[edge.u] + self.label[edge.v] - 2 * self.weight[edge.u][edge.v]
    }

    fn note_slack(&mut self, u: usize, x: usize) {
        if self.slack[x] == 0 || self.room(self.edge[u][x]) < self.room(self.edge[self.slack[x]][x]) {
            self.slack[x] = u;
        }
    }

    fn find_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.n {
            if self.edge[u][x].is_there() && self.outer[u] != x && self.sign[self.outer[u]] == Sign::Outer {
                self.note_slack(u, x);
            }
        }
    }

    fn enqueue(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
        } else {
            for petal in self.petals[x].clone() {
                self.enqueue(petal);
            }
        }
    }

    fn set_outer(&mut self, x: usize, blossom: usize) {
        self.outer[x] = blossom;
        if x > self.n {
            for petal in self.petals[x].clone() {
                self.set_outer(petal, blossom);
            }
        }
    }

    /// The place of a petal, an even number of steps from the base; the blossom is turned around if it has to be.
    fn steps(&mut self, blossom: usize, petal: usize) -> usize {
        let at = self.petals[blossom].iter().position(|other| *other == petal).unwrap_or_default();
        if at % 2 == 1 {
            self.petals[blossom][1..].reverse();
            self.petals[blossom].len() - at
        } else {
            at
        }
    }

    fn set_mate(&mut self, u: usize, v: usize) {
        let edge = self.edge[u][v];
        self.mate[u] = edge.v;
        if u > self.n {
            let petal = self.part[u][edge.u];
            let steps = self.steps(u, petal);
            for at in 0..steps {
                let (one, other) = (self.petals[u][at], self.petals[u][at ^ 1]);
                self.set_mate(one, other);
            }
            self.set_mate(petal, v);
            self.petals[u].rotate_left(steps);
        }
    }

    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.outer[self.mate[u]];
            self.set_mate(u, v);
            if next == 0 {
                return;
            }
            let up = self.outer[self.parent[next]];
            self.set_mate(next, up);
            (u, v) = (up, next);
        }
    }

    /// Where two branches of the tree meet; 0 if they do not.
    fn meeting(&mut self, mut u: usize, mut v: usize) -> usize {
        self.round += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.round {
                    return u;
                }
                self.seen[u] = self.round;
                u = self.outer[self.mate[u]];
                if u != 0 {
                    u = self.outer[self.parent[u]];
                }
            }
            std::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn add_blossom(&mut self, u: usize, base: usize, v: usize) {
        let mut blossom = self.n + 1;
        while blossom <= self.all && self.outer[blossom] != 0 {
            blossom += 1;
        }
        self.all = self.all.max(blossom);
        (self.label[blossom], self.sign[blossom], self.mate[blossom]) = (0, Sign::Outer, self.mate[base]);
        self.petals[blossom] = vec![base];
        for (from, turned) in [(u, true), (v, false)] {
            let mut x = from;
            while x != base {
                let y = self.outer[self.mate[x]];
                self.petals[blossom].extend([x, y]);
                self.enqueue(y);
                x = self.outer[self.parent[y]];
            }
            if turned {
                self.petals[blossom][1..].reverse();
            }
        }
        self.set_outer(blossom, blossom);
        for x in 1..=self.all {
            (self.edge[blossom][x], self.edge[x][blossom]) = (Edge::default(), Edge::default());
        }
        self.part[blossom].fill(0);
        for petal in self.petals[blossom].clone() {
            for x in 1..=self.all {
                let edge = self.edge[petal][x];
                let own = self.edge[blossom][x];
                if edge.is_there() && (!own.is_there() || self.room(edge) < self.room(own)) {
                    (self.edge[blossom][x], self.edge[x][blossom]) = (edge, self.edge[x][petal]);
                }
            }
            for x in 1..=self.n {
                if self.part[petal][x] != 0 {
                    self.part[blossom][x] = petal;
                }
            }
        }
        self.find_slack(blossom);
    }

    fn open_blossom(&mut self, blossom: usize) {
        for petal in self.petals[blossom].clone() {
            self.set_outer(petal, petal);
        }
        let entry = self.part[blossom][self.edge[blossom][self.parent[blossom]].u];
        let steps = self.steps(blossom, entry);
        let petals = self.petals[blossom].clone();
        for at in (0..steps).step_by(2) {
            let (inner, outer) = (petals[at], petals[at + 1]);
            self.parent[inner] = self.edge[outer][inner].u;
            (self.sign[inner], self.sign[outer]) = (Sign::Inner, Sign::Outer);
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.sign[entry] = Sign::Inner;
        self.parent[entry] = self.parent[blossom];
        for &petal in &petals[steps + 1..] {
            self.sign[petal] = Sign::Free;
            self.find_slack(petal);
        }
        self.outer[blossom] = 0;
    }

    /// Takes a tight edge into the tree; and whether that made the matching larger.
    fn take(&mut self, edge: Edge) -> bool {
        let (u, v) = (self.outer[edge.u], self.outer[edge.v]);
        match self.sign[v] {
            Sign::Free => {
                (self.parent[v], self.sign[v]) = (edge.u, Sign::Inner);
                let next = self.outer[self.mate[v]];
                (self.slack[v], self.slack[next]) = (0, 0);
                self.sign[next] = Sign::Outer;
                self.enqueue(next);
            }
            Sign::Outer => {
                let base = self.meeting(u, v);
                if base == 0 {
                    self.augment(u, v);
                    self.augment(v, u);
                    return true;
                }
                self.add_blossom(u, base, v);
            }
            Sign::Inner => {}
        }
        false
    }

    /// Makes the matching larger by one edge; and whether that could be.
    fn grow(&mut self) -> bool {
        self.sign[..=self.all].fill(Sign::Free);
        self.slack[..=self.all].fill(0);
        self.queue.clear();
        for x in 1..=self.all {
            if self.outer[x] == x && self.mate[x] == 0 {
                (self.parent[x], self.sign[x]) = (0, Sign::Outer);
                self.enqueue(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(u) = self.queue.pop_front() {
                if self.sign[self.outer[u]] == Sign::Inner {
                    continue;
                }
                for v in 1..=self.n {
                    if u != v && self.outer[u] != self.outer[v] {
                        if self.room(self.edge[u][v]) == 0 {
                            if self.take(self.edge[u][v]) {
                                return true;
                            }
                        } else {
                            let x = self.outer[v];
                            self.note_slack(u, x);
                        }
                    }
                }
            }
            if !self.relabel() {
                return false;
            }
            self.queue.clear();
            for x in 1..=self.all {
                let near = self.slack[x];
                if self.outer[x] == x
                    && near != 0
                    && self.outer[near] != x
                    && self.room(self.edge[near][x]) == 0
                    && self.take(self.edge[near][x])
                {
                    return true;
                }
            }
            for blossom in self.n + 1..=self.all {
                if self.outer[blossom] == blossom && self.sign[blossom] == Sign::Inner && self.label[blossom] == 0 {
                    self.open_blossom(blossom);
                }
            }
        }
    }

    /// Moves labels until an edge becomes tight or a blossom can be opened; and whether there is anything to be gained.
    fn relabel(&mut self) -> bool {
        let mut step = i64::MAX;
        for blossom in self.n + 1..=self.all {
            if self.outer[blossom] == blossom && self.sign[blossom] == Sign::Inner {
                step = step.min(self.label[blossom] / 2);
            }
        }
        for x in 1..=self.all {
            if self.outer[x] == x && self.slack[x] != 0 {
                let room = self.room(self.edge[self.slack[x]][x]);
                match self.sign[x] {
                    Sign::Free => step = step.min(room),
                    Sign::Outer => step = step.min(room / 2),
                    Sign::Inner => {}
                }
            }
        }
        for u in 1..=self.n {
            match self.sign[self.outer[u]] {
                Sign::Outer if self.label[u] <= step => return false,
                Sign::Outer => self.label[u] -= step,
                Sign::Inner => self.label[u] += step,
                Sign::Free => {}
            }
        }
        for blossom in self.n + 1..=self.all {
            if self.outer[blossom] == blossom {
                match self.sign[blossom] {
                    Sign::Outer => self.label[blossom] += 2 * step,
                    Sign::Inner => self.label[blossom] -= 2 * step,
                    Sign::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(mates: &[usize], cost: impl Fn(usize, usize) -> i64) -> i64 {
        mates.iter().enumerate().filter(|(one, other)| one < other).map(|(one, other)| cost(one, *other)).sum()
    }

    /// The least cost, by trying all ways.
    fn tried(left: &mut Vec<usize>, cost: &impl Fn(usize, usize) -> i64) -> i64 {
        let Some(one) = left.pop() else { return 0 };
        let best = (0..left.len()).map(|at| {
            let mut rest = left.clone();
            let other = rest.remove(at);
            cost(other, one) + tried(&mut rest, cost)
        });
        let best = best.min().unwrap_or(0);
        left.push(one);
        best
    }

    #[test]
    fn nothing_is_cheaper_than_what_is_found() {
        for seed in 0..400u64 {
            let n = [2, 4, 6, 8][(seed % 4) as usize];
            let spread = [3, 10, 1 << 50][(seed % 3) as usize];
            let costs: Vec<Vec<i64>> = (0..n)
                .map(|u| (0..n).map(|v| (super::super::lot(&seed.to_string(), "cost", u * 100 + v) % spread) as i64).collect())
                .collect();
            let cost = |u: usize, v: usize| costs[u.min(v)][u.max(v)];
            let mates = cheapest(n, cost);
            assert!(mates.iter().enumerate().all(|(one, other)| mates[*other] == one && *other != one), "{seed}: {mates:?}");
            assert_eq!(total(&mates, cost), tried(&mut (0..n).collect(), &cost), "{seed}");
        }
    }
}
